import type { FastifyRequest } from 'fastify';

/**
 * The pattern of the route that a request matched, for logs and figures: there are few of them, and they hold nothing
 * that a caller sent. A step of a request type has the path that its definition gives it.
 */
export function routeOf({ routeOptions, isStep, params }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'none';
  if (url.startsWith('/assets/')) return '/assets/*';
  if (url === '/api/*' && isStep)
    return `/api/${(params as { '*': string })['*'].replace(/\/$/, '')}`;
  return url;
}

export const probes = ['/livez', '/readyz'];

export const isProbe = ({ routeOptions }: FastifyRequest): boolean =>
  probes.includes(routeOptions.url ?? '');
