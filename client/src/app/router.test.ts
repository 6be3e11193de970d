import { beforeEach, describe, expect, it } from 'vitest'
import { currentPage, followLink, go, pageOf, pathOf, ANALYSIS } from './router'

describe('pageOf', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/lobby', { page: 'lobby' }],
    ['/new/rolechess', { page: 'new-table', game: 'rolechess' }],
    ['/t/abc123', { page: 'table', id: 'abc123' }],
    ['/rules/dnup/', { page: 'rules', game: 'dnup' }],
    ['/learn/lotr', { page: 'learn', game: 'lotr', lesson: '' }],
    ['/learn/lotr/road', { page: 'learn', game: 'lotr', lesson: 'road' }],
    ['/learn', { page: 'not-found' }],
    ['/learn/lotr/road/3', { page: 'not-found' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc' }],
    ['/t/abc/replay/34', { page: 'replay', id: 'abc' }],
    ['/t/abc/replay/34/5', { page: 'not-found' }],
    ['/replay', { page: 'record' }],
    ['/e/abc', { page: 'series', id: 'abc' }],
    ['/tournament/abc', { page: 'tournament', id: 'abc' }],
    ['/tournament/new/dnup', { page: 'new-tournament', game: 'dnup' }],
    ['/tournament/new/dnup/x', { page: 'not-found' }],
    ['/team-match/abc', { page: 'team-match', id: 'abc' }],
    ['/team-match/new/kasvoton', { page: 'new-team-match', game: 'kasvoton' }],
    ['/match/abc', { page: 'team-match', id: 'abc' }],
    ['/match/new/kasvoton', { page: 'new-team-match', game: 'kasvoton' }],
    ['/match/new/kasvoton/x', { page: 'not-found' }],
    ['/match/new/kasvoton/duplicate', { page: 'new-duplicate', game: 'kasvoton' }],
    ['/match/new/kasvoton/duplicate/x', { page: 'not-found' }],
    ['/history', { page: 'history' }],
    ['/history/x', { page: 'not-found' }],
    ['/decks/lotr', { page: 'decks', game: 'lotr' }],
    ['/tournament', { page: 'not-found' }],
    ['/t', { page: 'not-found' }],
    ['/t/a/b', { page: 'not-found' }],
    ['/nowhere/x', { page: 'not-found' }],
  ])('reads %s', (path, page) => {
    expect(pageOf(path)).toEqual(page)
  })

  it.each([
    [pathOf.start(), { page: 'start' }],
    [pathOf.lobby(), { page: 'lobby' }],
    [pathOf.newTable('a b'), { page: 'new-table', game: 'a b' }],
    [pathOf.table('å/b'), { page: 'table', id: 'å/b' }],
    [pathOf.decks('lotr'), { page: 'decks', game: 'lotr' }],
    [pathOf.series('x'), { page: 'series', id: 'x' }],
    [pathOf.newTournament('dnup'), { page: 'new-tournament', game: 'dnup' }],
    [pathOf.tournament('x'), { page: 'tournament', id: 'x' }],
    [pathOf.newTeamMatch('dnup'), { page: 'new-team-match', game: 'dnup' }],
    [pathOf.teamMatch('x'), { page: 'team-match', id: 'x' }],
    [pathOf.newDuplicate('dnup'), { page: 'new-duplicate', game: 'dnup' }],
    [pathOf.replay('x'), { page: 'replay', id: 'x' }],
    [pathOf.replay('x', 3), { page: 'replay', id: 'x' }],
    [pathOf.record(), { page: 'record' }],
    [pathOf.history(), { page: 'history' }],
    [pathOf.learn('lotr'), { page: 'learn', game: 'lotr', lesson: '' }],
    [pathOf.learn('lotr', 'road'), { page: 'learn', game: 'lotr', lesson: 'road' }],
    [pathOf.rules('dnup'), { page: 'rules', game: 'dnup' }],
  ])('reads %s, which pathOf writes', (path, page) => {
    expect(pageOf(path)).toEqual(page)
  })

  it('writes the move, the viewer and the rule of a link', () => {
    expect(pathOf.replay('a', 3, '1')).toBe('/t/a/replay/3#1')
    expect(pathOf.contest({ contest: 'a', number: 1, tournament: true, meeting: false })).toBe('/tournament/a')
    expect(pathOf.contest({ contest: 'a', number: 1, tournament: false, meeting: false })).toBe('/e/a')
    expect(pathOf.contest({ contest: 'a', number: 1, tournament: true, meeting: true })).toBe('/team-match/a')
    expect(pathOf.rules('rolechess', 'RC-4-0')).toBe('/rules/rolechess#RC-4-0')
  })
})

describe('walking', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/')
    document.body.innerHTML = ''
  })

  /** True if the router took the click; the browser behind the test never gets it. */
  const takes = (html: string, how: MouseEventInit = {}): boolean => {
    let taken = false
    const listen = (event: MouseEvent) => {
      followLink(event)
      taken = event.defaultPrevented
      event.preventDefault()
    }
    document.body.innerHTML = html
    document.addEventListener('click', listen, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how })
    document.querySelector('a')?.dispatchEvent(event)
    return taken
  }

  it('goes to a page and knows where it is', () => {
    go('/t/abc')
    expect(location.pathname).toBe('/t/abc')
    expect(currentPage()).toEqual({ page: 'table', id: 'abc' })
  })

  it('does not stumble over a broken address', () => {
    history.replaceState(null, '', '/t/%E0%A4%A')
    expect(currentPage()).toEqual({ page: 'not-found' })
  })

  it('follows a link of the house without loading the page', () => {
    expect(takes('<a href="/rules/dnup">x</a>')).toBe(true)
    expect(location.pathname).toBe('/rules/dnup')
  })

  it('keeps what a link asks for: a replay opens at the study of its game', () => {
    expect(takes(`<a href="${pathOf.analysis('abc')}">x</a>`)).toBe(true)
    expect([location.pathname, location.search]).toEqual(['/t/abc/replay', ANALYSIS])
  })

  it('leaves other links to the browser', () => {
    expect(takes('<a href="/api/docs">x</a>')).toBe(false)
    expect(takes('<a href="https://example.org/t/1">x</a>')).toBe(false)
    expect(takes('<a href="/t/1" target="_blank">x</a>')).toBe(false)
    expect(takes('<a href="/t/1">x</a>', { ctrlKey: true })).toBe(false)
    expect(location.pathname).toBe('/')
  })
})

it('leads back from signing in, and keeps a secret in the fragment', () => {
  expect(pathOf.signIn()).toBe('/sign-in')
  expect(pathOf.signIn('/club/1?a=b#secret', true)).toBe('/sign-in?next=%2Fclub%2F1%3Fa%3Db&new=#secret')
})
