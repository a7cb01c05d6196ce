/**
 * A call of a journey to its server. It gets a connection of its own: while a command of the journey runs, the server
 * closes one that is idle, and the next call on it would fail.
 */
export const ask = (url: string, headers: { [name: string]: string } = {}): Promise<Response> =>
  fetch(url, { headers: { ...headers, connection: 'close' } });
