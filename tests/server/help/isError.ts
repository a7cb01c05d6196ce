/** pino's number for the level `error`. */
const levelError = 50;

/** Whether a printed line is a log entry at level error or above; the start message is not JSON. */
export const isError = (line: string): boolean =>
  line.startsWith('{') && JSON.parse(line).level >= levelError;
