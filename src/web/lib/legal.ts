const contentOf = (name: string): string | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return /^https?:\/\//.test(content) ? content : null
}

/** The operator's own pages, as the service wrote them into the page; null where there is none. */
export const operatorPages = {
  legalNotice: contentOf('legal-notice'),
  privacy: contentOf('privacy'),
} as const
