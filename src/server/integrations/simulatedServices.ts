import type { Settings } from '../settings';

/** By which setting each service outside is reached; without it a stand-in of ours answers. */
const settingOf = {
  pan: 'panCheckUrl',
  pennyDrop: 'pennyDropUrl',
  liveness: 'livenessUrl',
} as const satisfies { [service: string]: keyof Settings };

/** The services whose answers are simulated, so that screens can say so. */
export function simulatedServices(settings: Settings): string[] {
  return Object.entries(settingOf)
    .filter(([, setting]) => !settings[setting])
    .map(([service]) => service);
}
