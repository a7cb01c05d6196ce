import type { Format } from './format';

/** A telephone number of ten digits that does not start with 0 and was not made up as 1234567890 (doc 1 §5 Phone; OPEN-002). */
export const phone: Format = {
  name: 'phone',
  explains: 'ten digits, the first not 0, and not 1234567890',
  holds: /^(?!1234567890$)[1-9][0-9]{9}$/,
  example: '2226543210',
};
