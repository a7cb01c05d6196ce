/**
 * Why a file is refused. Each has a text in the locale under `file`.
 *
 * - `content`: the content is not what the extension says; `heic`: a photo of an iPhone under another name.
 * - `damaged`: it cannot be read to its end; `extra`: data before or behind it.
 * - `pixels`, `animated`, `pages`: a picture that is too large, moves, or has too many pages.
 * - `active`: scripts and actions that start by themselves; `macros`.
 * - `attachments`, `embedded`: other files or objects inside; `outside`: references to other files; `links`: links of
 *   other schemes than http, https, mailto and tel.
 * - `locked`: encrypted; `inflated`: a decompression bomb.
 * - `infected`: the virus scanner, or the test pattern of virus scanners.
 * - `unchecked`: the check took too long or broke off; `busy`: too many files wait for a check.
 */
export type Finding =
  | 'content'
  | 'heic'
  | 'damaged'
  | 'pixels'
  | 'animated'
  | 'pages'
  | 'extra'
  | 'active'
  | 'attachments'
  | 'locked'
  | 'macros'
  | 'embedded'
  | 'outside'
  | 'links'
  | 'inflated'
  | 'infected'
  | 'unchecked'
  | 'busy';
