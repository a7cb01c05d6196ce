import styled from '@emotion/styled';

const List = styled.ul`
  padding-left: 20px;
  &[data-single] {
    padding-left: 0;
    list-style: none;
  }
`;

/** A list of notes; a single note has no bullet. */
export const Notes = ({ id, notes }: { id?: string; notes: string[] }) => (
  <List id={id} data-single={notes.length === 1 ? '' : undefined}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </List>
);
