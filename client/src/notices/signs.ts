// Signs of unread notices outside the page: the number before the tab's title, and the badge of the installed app.

const COUNT = /^\(\d+\) /

let unread = 0
let watching: MutationObserver | null = null

function mark(): void {
  const bare = document.title.replace(COUNT, '')
  const wanted = unread ? `(${unread}) ${bare}` : bare
  if (document.title !== wanted) document.title = wanted
}

/** Shows how many are unread; pages that change the title keep the number. */
export function showSigns(count: number): void {
  unread = count
  if (!watching) {
    watching = new MutationObserver(mark)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  mark()
  if ('setAppBadge' in navigator)
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
