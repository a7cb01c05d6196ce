import type { ApiCall } from '#api';

/** The calls that each outside service answers, by the name that `GET settings/` gives it. */
const callsOf: { [service: string]: ApiCall[] } = {
  pan: ['POST pan-check/'],
  pennyDrop: ['POST penny-drop/'],
  liveness: ['POST face-liveness/'],
};

/** The calls that are simulated in place of these services. */
export const simulatedCalls = (services: string[]): ApiCall[] =>
  services.flatMap((service) => callsOf[service] ?? []);
