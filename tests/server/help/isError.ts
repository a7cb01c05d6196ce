/** Of pino's levels the one that a person has to look after. */
const levelError = 50;

/** Whether a line that the server printed is one of its log (its greeting is none), at level error or above. */
export const isError = (line: string): boolean =>
  line.startsWith('{') && JSON.parse(line).level >= levelError;
