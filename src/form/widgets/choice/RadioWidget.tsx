import { TextButton, useFieldAria } from '#ui';
import styled from '@emotion/styled';
import type { OptionalHint } from '../../draw/formSection';
import { t } from '../../i18n';
import { focusSoon } from '../../parts/focusSoon';
import type { AnswerProps } from '../props';
import { ChoiceInputs } from './ChoiceInputs';
import { NoChoices } from './NoChoices';
import { choicesOf, useOffered } from './useOptions';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 32px;
`;

/** Among several fields of which one at most is answered, the choice can be taken back; so can one in an optional group. */
const exclusive: OptionalHint[] = ['atMostOne', 'exactlyOne'];

/** Radio buttons; the frame around them is their named group. */
export function RadioWidget({ id, at, schema, ui, isRequired, value, onAnswer }: AnswerProps) {
  const { describedBy } = useFieldAria();
  const isOpen = ui.isOpen || (!isRequired && exclusive.includes(ui.optional));
  const choices = useOffered(at, choicesOf(schema, ui), value);
  const clear = () => {
    onAnswer(undefined);
    focusSoon(id);
  };
  if (choices.length === 0) return <NoChoices id={id} />;
  return (
    <Choices>
      <ChoiceInputs
        id={id}
        type="radio"
        choices={choices}
        isChosen={(choice) => choice.value === value}
        onChoose={(choice) => onAnswer(choice.value)}
        aria-describedby={describedBy}
      />
      {value !== undefined && isOpen && <TextButton onClick={clear}>{t('clearChoice')}</TextButton>}
    </Choices>
  );
}
