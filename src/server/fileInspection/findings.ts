/**
 * Why a file is refused. Each has a text in the locale under `file`.
 *
 * - `content`: the content is not what the extension says.
 * - `unchecked`: the check took too long or broke off.
 * - `busy`: too many files wait for a check.
 * - `infected`: the virus scanner, or the test pattern of virus scanners.
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
