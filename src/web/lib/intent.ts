let prefetch: (address: string) => void = () => undefined

/** Sets what is done when somebody seems about to go to an address of the app; the router knows what it needs. */
export const whenIntended = (run: (address: string) => void): void => {
  prefetch = run
}

/** Props of a link or row that fetch what its address needs once the pointer or the focus comes to it. */
export const intentTo = (address: string) => ({
  onPointerEnter: () => prefetch(address),
  onFocus: () => prefetch(address),
})
