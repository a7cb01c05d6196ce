import { type App, Caller } from './caller';

/** A caller of a server that listens, over its socket. */
export function callerOf(origin: string): Caller {
  const app: App = {
    async inject({ method, url, headers, payload }) {
      const response = await fetch(new URL(url, origin), {
        method,
        headers,
        redirect: 'manual',
        ...(payload !== undefined && { body: payload as BodyInit }),
      });
      const rawPayload = Buffer.from(await response.arrayBuffer());
      const body = rawPayload.toString();
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body,
        rawPayload,
        json: () => JSON.parse(body),
      };
    },
  };
  return new Caller(app, {});
}
