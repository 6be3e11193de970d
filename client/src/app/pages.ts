// The pages of the client with their words, loaded on demand.

import type { Component } from 'svelte'
import { learnWords } from '../i18n/translate'
import type { Page } from './router'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPage = Component<any>

interface Source {
  load: () => Promise<{ default: AnyPage }>
  /** The areas of words that the page shows, besides those of the start page. */
  words?: readonly string[]
}

export interface Opened {
  Page: AnyPage
  props: Record<string, unknown>
}

const REPLAY = ['table', 'replay', 'analysis']
const TOURNAMENT = ['events', 'tournaments', 'contests', 'table']
const TEAM_MATCH = ['team_matches', ...TOURNAMENT]

const PAGES: Record<Page['page'], Source> = {
  start: { load: () => import('../lobby/start/StartPage.svelte') },
  lobby: { load: () => import('../lobby/lists/LobbyPage.svelte'), words: ['lists', 'events'] },
  'new-table': {
    load: () => import('../lobby/new-table/NewTablePage.svelte'),
    words: ['table', 'contests', 'ratings', 'lists', 'here'],
  },
  table: { load: () => import('../table/TablePage.svelte'), words: ['table'] },
  'new-one-device': { load: () => import('../hotseat/NewOneDevicePage.svelte'), words: ['here', 'table'] },
  'one-device': { load: () => import('../hotseat/OneDevicePage.svelte'), words: ['here', 'table'] },
  'big-screen': { load: () => import('../hotseat/bigScreen/BigScreenPage.svelte'), words: ['here', 'table'] },
  replay: { load: () => import('../replay/ReplayPage.svelte'), words: REPLAY },
  record: { load: () => import('../replay/RecordPage.svelte'), words: REPLAY },
  ratings: { load: () => import('../ratings/LeaderboardsPage.svelte'), words: ['ratings'] },
  friends: { load: () => import('../people/FriendsPage.svelte'), words: ['people', 'table'] },
  club: { load: () => import('../people/clubs/ClubPage.svelte'), words: ['notices', 'people', 'table', 'lists'] },
  notices: { load: () => import('../notices/NoticesPage.svelte'), words: ['notices', 'people'] },
  sanctions: { load: () => import('../people/SanctionsPage.svelte'), words: ['people', 'table'] },
  operator: { load: () => import('../people/operator/OperatorPage.svelte'), words: ['people', 'table'] },
  league: { load: () => import('../leagues/LeaguePage.svelte'), words: ['leagues', 'contests', 'events'] },
  'new-league': { load: () => import('../leagues/NewLeaguePage.svelte'), words: ['leagues', 'contests', 'events'] },
  history: { load: () => import('../history/HistoryPage.svelte'), words: ['history'] },
  'sign-in': { load: () => import('../account/SignInPage.svelte'), words: ['account'] },
  account: { load: () => import('../account/AccountPage.svelte'), words: ['account'] },
  'account-link': { load: () => import('../account/LinkPage.svelte'), words: ['account'] },
  person: { load: () => import('../account/PersonPage.svelte'), words: ['account', 'ratings', 'people', 'table'] },
  privacy: { load: () => import('../account/PrivacyPage.svelte'), words: ['account'] },
  rules: { load: () => import('../rules/RulesPage.svelte') },
  variants: { load: () => import('../variants/VariantsPage.svelte'), words: ['table', 'variants'] },
  'new-helper': { load: () => import('../helper/NewHelperPage.svelte'), words: ['helper'] },
  helper: { load: () => import('../helper/HelperPage.svelte'), words: ['helper'] },
  print: { load: () => import('../helper/PrintPage.svelte'), words: ['helper'] },
  decks: { load: () => import('../decklists/DeckBuilderPage.svelte'), words: ['table'] },
  puzzles: { load: () => import('../puzzles/PuzzlesPage.svelte'), words: ['puzzles', 'table'] },
  mistakes: { load: () => import('../puzzles/mistakes/MistakesPage.svelte'), words: ['puzzles', 'table', 'analysis'] },
  learn: { load: () => import('../lessons/LearnPage.svelte'), words: ['table'] },
  series: { load: () => import('../contests/series/SeriesPage.svelte'), words: ['contests', 'contests-rules'] },
  tournament: { load: () => import('../contests/tournament/TournamentPage.svelte'), words: TOURNAMENT },
  'new-tournament': { load: () => import('../contests/tournament/NewTournamentPage.svelte'), words: TOURNAMENT },
  'team-match': { load: () => import('../contests/team-match/TeamMatchPage.svelte'), words: TEAM_MATCH },
  'new-team-match': { load: () => import('../contests/team-match/NewTeamMatchPage.svelte'), words: TEAM_MATCH },
  'new-duplicate': { load: () => import('../contests/team-match/NewDuplicatePage.svelte'), words: TEAM_MATCH },
  'not-found': { load: () => import('./NotFoundPage.svelte') },
}

/** Loads a page and its words; the parameters of its path become its props. */
export async function openPage({ page, ...props }: Page): Promise<Opened> {
  const { load, words = [] } = PAGES[page]
  const [{ default: Page }] = await Promise.all([load(), learnWords(...words)])
  return { Page, props }
}

/** Loads the table page in advance, so that a game begins at once. */
export const prepareTable = (): void => void openPage({ page: 'table', id: '' }).catch(() => undefined)
