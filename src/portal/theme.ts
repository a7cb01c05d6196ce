import { createTheme } from '@mui/material/styles';
import { tokens } from './tokens';

const { colour, radius, target } = tokens;

const focusRing = {
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `3px solid ${colour.primary}`,
    outlineOffset: 2,
  },
};

/** The same tokens for the MUI primitives that forms are drawn with. It arrives after sign-in: the first page carries no MUI. */
export const theme = createTheme({
  palette: {
    primary: { main: colour.primary, dark: colour.primaryDark, light: colour.primarySoft },
    error: { main: colour.red, light: colour.redSoft },
    warning: { main: colour.amber, light: colour.amberSoft },
    success: { main: colour.green, light: colour.greenSoft },
    background: { default: colour.page, paper: colour.card },
    text: { primary: colour.ink, secondary: colour.muted },
    divider: colour.hairline,
  },
  shape: { borderRadius: radius.control },
  spacing: 8,
  typography: {
    fontFamily: tokens.font,
    fontSize: 16,
    htmlFontSize: 16,
    body1: { fontSize: 'inherit', lineHeight: 1.5 },
    body2: { fontSize: '0.9rem', lineHeight: 1.5 },
    h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 },
    h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  components: {
    // One global style tag per input otherwise.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { root: { fontSize: 'inherit', minHeight: target } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: colour.border },
        root: {
          backgroundColor: colour.card,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: { root: { minHeight: target, padding: '8px 20px', ...focusRing } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10, color: colour.border } } },
    MuiRadio: { styleOverrides: { root: { padding: 10, color: colour.border } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.veil } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: radius.card, border: `1px solid ${colour.hairline}` },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: focusRing } },
  },
});
