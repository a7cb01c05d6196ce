import type { CallName } from '#engine';

/** The calls that each outside service answers, by its name in the settings. */
const callsOf: { [service: string]: CallName[] } = {
  pan: ['POST pan-check/'],
  pennyDrop: ['POST penny-drop/'],
  liveness: ['POST face-liveness/'],
};

/** The calls that a stand-in answers for want of these services. */
export const simulatedCalls = (services: string[]): CallName[] =>
  services.flatMap((service) => callsOf[service] ?? []);
