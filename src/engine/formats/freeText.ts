import type { Format } from './format';

/**
 * A few words of one's own: nothing that could be taken for markup or steer a printer (doc 2 §5; OPEN-117). Line
 * breaks are what the Enter key gives, and ’ and – what a phone's keyboard makes of ' and -.
 */
export const freeText: Format = {
  name: 'free-text',
  explains: "letters, digits, spaces, line breaks and . , / ( ) - ' & : ;",
  holds: /^[\p{L}\p{M}\p{N} \r\n.,/()'’&:;–-]*$/u,
  example: "Dr. Asha's clinic, 12/4 Hill Road (near the lake)",
};
