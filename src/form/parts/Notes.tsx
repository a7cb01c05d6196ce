import { styled } from '@mui/material/styles';

const List = styled('ul')({
  margin: 0,
  paddingLeft: 20,
  '&[data-single]': { listStyle: 'none', paddingLeft: 0 },
});

/** Sentences that stand beside what they are about; one alone needs no bullet. */
export const Notes = ({ id, notes }: { id?: string; notes: string[] }) => (
  <List id={id} data-single={notes.length === 1 ? '' : undefined}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </List>
);
