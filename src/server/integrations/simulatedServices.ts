import type { Settings } from '../settings';

/** The setting with the address of each service; without it the service is simulated. */
const settingOf = {
  pan: 'panCheckUrl',
  pennyDrop: 'pennyDropUrl',
  liveness: 'livenessUrl',
} as const satisfies { [service: string]: keyof Settings };

/** The simulated services, so that screens can say so. */
export function simulatedServices(settings: Settings): string[] {
  return Object.entries(settingOf)
    .filter(([, setting]) => !settings[setting])
    .map(([service]) => service);
}
