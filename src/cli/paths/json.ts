import type { Paths } from '#authoring';

/** The paths through forms, for programs. */
export function json(all: Paths[]): string {
  const told = all.map(({ cover, levels, ...paths }) => ({
    ...paths,
    levels: levels.map(({ ways, ...level }) => ({
      ...level,
      ...(ways && {
        ways: ways.map(({ run, ...way }) => ({ ...way, isReached: run !== undefined })),
      }),
    })),
    newExamples: cover.runs.length,
  }));
  return `${JSON.stringify(told, null, 2)}\n`;
}
