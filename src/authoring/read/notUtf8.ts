import type { Diagnostic } from '../diagnostic';

/** What is wrong with a file whose bytes are no text. */
export const notUtf8 = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'file-encoding',
  message: 'This is not UTF-8 text. Save it as UTF-8.',
});
