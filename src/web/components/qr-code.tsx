import { modulesOf } from '#web/lib/qr-code.ts'
import { QrModules } from './qr-modules.tsx'

/** A text as QR code. @param size - each side [px] */
export const QrCode = ({ text, label, size }: { text: string; label: string; size: number }) => (
  <QrModules modules={modulesOf(text)} label={label} size={size} />
)
