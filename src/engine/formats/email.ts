import type { Format } from './format';

/** E-mail address: narrower than RFC 5322, as the specification has it, without a plus sign (FMT-02, OPEN-088). */
export const email = {
  name: 'email',
  description:
    'letters, digits, dots, underscores or dashes, then @, a domain, and an ending of two to six letters',
  validate: /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/,
  excludes: /[^A-Za-z0-9._@-]/u,
  isShownByExample: true,
  example: 'asha.sample@example.com',
} satisfies Format;
