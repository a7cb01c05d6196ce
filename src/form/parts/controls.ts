import { alpha, styled, type Theme } from '@mui/material/styles';

/** How a text box, a drop-down and a text area look alike. Plain elements: an InputBase is four of them. */
const box = (theme: Theme) =>
  ({
    font: 'inherit',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    width: '100%',
    minHeight: 44,
    padding: '8px 14px',
    border: `1px solid ${alpha(theme.palette.text.secondary, 0.75)}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '&[aria-invalid=true]': { border: `2px solid ${theme.palette.error.main}`, paddingInline: 13 },
    '&:disabled, &[readonly]': { backgroundColor: theme.palette.background.default },
  }) as const;

export const Input = styled('input')(({ theme }) => box(theme));
export const Select = styled('select')(({ theme }) => box(theme));
export const TextArea = styled('textarea')(({ theme }) => ({
  ...box(theme),
  minHeight: 96,
  resize: 'vertical',
}));

/** Wide enough for so many characters. */
export const widthFor = (characters: unknown) =>
  typeof characters === 'number' ? { maxWidth: `calc(${characters}ch + 48px)` } : undefined;
