import { createTheme } from '@mui/material';

/** Dense, in the colours of the portal; light or dark as in the settings of the system. */
export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b4f5c' },
        secondary: { main: '#52606d' },
        error: { main: '#a61b1b' },
        warning: { main: '#8a4b08' },
        success: { main: '#1b6b3a' },
        background: { default: '#f7f8f9', paper: '#ffffff' },
        text: { primary: '#1f2933', secondary: '#52606d' },
        divider: '#dfe4e8',
      },
    },
    dark: {
      palette: {
        primary: { main: '#8fd3df' },
        secondary: { main: '#aebbc1' },
        error: { main: '#ffa8a1' },
        warning: { main: '#f2bd72' },
        success: { main: '#86d3a1' },
        background: { default: '#0f1719', paper: '#182225' },
        text: { primary: '#e9eef0', secondary: '#aebbc1' },
        divider: '#303d42',
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    // First, or Chromium does not draw again what it has drawn before the font was there; it has no Latin letters.
    fontFamily:
      "'Noto Sans Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    fontSize: 13,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&:focus-visible, &.Mui-focusVisible': {
            outline: '2px solid currentColor',
            outlineOffset: -2,
          },
        },
      },
    },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiTab: {
      styleOverrides: {
        // A name in two lines, or cut off, is hard to read; the tabs scroll.
        root: {
          minHeight: 40,
          minWidth: 0,
          maxWidth: 'none',
          padding: '8px 14px',
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
  },
});
