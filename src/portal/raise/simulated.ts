import type { ApiCall } from '#api';

/** The calls that each outside service answers, by its name in the settings. */
const callsOf: { [service: string]: ApiCall[] } = {
  pan: ['POST pan-check/'],
  pennyDrop: ['POST penny-drop/'],
  liveness: ['POST face-liveness/'],
};

/** The calls that a stand-in answers for want of these services. */
export const simulatedCalls = (services: string[]): ApiCall[] =>
  services.flatMap((service) => callsOf[service] ?? []);
