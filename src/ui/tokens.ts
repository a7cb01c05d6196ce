/** The design tokens. Contrast on `card`: `primary` 9.2:1, `muted` 6.5:1, `border` 3.7:1. */
export const tokens = {
  colour: {
    primary: '#0b4f5c',
    primaryDark: '#083c46',
    primarySoft: '#e3f0f2',
    page: '#faf8f5',
    card: '#ffffff',
    hairline: '#e2dcd3',
    border: '#7b8794',
    ink: '#1f2933',
    muted: '#52606d',
    amber: '#8a4b08',
    amberSoft: '#fdf1df',
    green: '#1b6b3a',
    greenSoft: '#e8f4ec',
    red: '#a61b1b',
    redSoft: '#fbeaea',
  },
  /** Of a dialog. */
  backdrop: 'rgb(31 41 51 / 55%)',
  radius: { control: 8, card: 12 },
  /** In pixels: the smallest target size (WCAG 2.5.5). */
  target: 44,
  /** In pixels: on narrower screens the menu is a drawer. */
  desktop: 900,
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, "Noto Sans Devanagari", sans-serif',
  width: { form: 720, list: 1080 },
} as const;

/** The 8 px grid. */
export const space = (steps: number) => `${steps * 8}px`;

export const fromDesktop = `@media (min-width: ${tokens.desktop}px)`;
