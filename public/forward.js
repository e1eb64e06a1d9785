// On a host that knows only files this folder stands for a page of the app: the page is opened from the app's own folder.
const [page] = location.pathname.split('/').filter(Boolean).slice(-1)
location.replace(`../#/${page}/${location.hash.slice(1)}`)
