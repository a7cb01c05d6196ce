import { styled } from '@mui/material/styles';
import { useFieldAria } from '../parts/FieldContext';
import type { AnswerProps } from './props';
import { choicesOf } from './useOptions';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    width: 22,
    height: 22,
    margin: 0,
    accentColor: theme.palette.primary.main,
    flexShrink: 0,
  },
  '& input:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/** A few choices, all in sight; the frame around is their group and carries their name. */
export function RadioWidget({ id, schema, ui, value, onAnswer }: AnswerProps) {
  const { describedBy } = useFieldAria();
  return (
    <Choices>
      {choicesOf(schema, ui).map((choice, i) => (
        <Choice key={String(choice.value)}>
          {/* The first has the id of the field, so that a link to the field lands on it. */}
          <input
            type="radio"
            id={i === 0 ? id : `${id}~${i}`}
            name={id}
            checked={choice.value === value}
            onChange={() => onAnswer(choice.value)}
            aria-describedby={describedBy}
          />
          {choice.label}
        </Choice>
      ))}
    </Choices>
  );
}
