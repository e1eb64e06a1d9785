/** Paper is white: while it is printed the page has its colours of the day. Returns how to stop seeing to it. */
export function inDayColours(): () => void {
  const page = document.documentElement
  let before: string | undefined
  const begin = () => {
    before = page.dataset.theme
    page.dataset.theme = 'day'
  }
  const end = () => {
    if (before !== undefined) page.dataset.theme = before
    before = undefined
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    end()
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
