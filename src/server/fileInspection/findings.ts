import type { ContentFinding } from '#engine';

/**
 * Why a file is refused. Those of the engine have a rule with a message, the others a text in the locale under `file`.
 *
 * - `extra`: data before or behind it.
 * - `pixels`, `animated`, `pages`: a picture that is too large, moves, or has too many pages.
 * - `active`: scripts and actions that start by themselves; `macros`.
 * - `attachments`, `embedded`: other files or objects inside; `outside`: references to other files; `links`: links of
 *   other schemes than http, https, mailto and tel.
 * - `inflated`: a decompression bomb.
 * - `infected`: the virus scanner, or the test pattern of virus scanners.
 * - `unchecked`: the check took too long or broke off; `busy`: too many files wait for a check.
 */
export type Finding =
  | ContentFinding
  | 'pixels'
  | 'animated'
  | 'pages'
  | 'extra'
  | 'active'
  | 'attachments'
  | 'macros'
  | 'embedded'
  | 'outside'
  | 'links'
  | 'inflated'
  | 'infected'
  | 'unchecked'
  | 'busy';
