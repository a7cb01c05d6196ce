import type { Given } from './shapes';

export async function given(): Promise<Given> {
  const response = await fetch(new URL('given.json', document.baseURI));
  return (await response.json()) as Given;
}
