/** A row of a list that leads somewhere. */
export const rowLook = {
  width: '100%',
  display: 'grid',
  gap: 1.5,
  px: 2,
  py: 0.75,
  textAlign: 'left',
  alignItems: 'baseline',
  // Names of files, and JSON in messages, have no space.
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
};
