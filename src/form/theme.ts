import { tokens } from '#ui';
import { createTheme } from '@mui/material/styles';
const { colour, radius, font } = tokens;

/** The tokens for MUI; part of the form, so that no earlier screen loads MUI. */
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
  typography: { fontFamily: font },
});
