import type { Entries, Pointer, Schema } from '#engine';
import { Hint, Row, TextButton } from '#ui';
import { editEntry } from '../../controller/answers/entries';
import { useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import { EntryBox } from './EntryBox';
import { useEntryTexts } from './useEntryTexts';

interface Props {
  at: Pointer;
  index: number;
  schema: Schema;
  entry: { [field: string]: any };
  words: Partial<Entries>;
  name: string;
  isEditable: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** An entry as text, with buttons to edit and delete it. */
export function ClosedEntry(props: Props) {
  const { at, index, schema, entry, words, name, isEditable, onEdit, onDelete } = props;
  const controller = useFormController();
  const facts = useEntryTexts(at, schema).facts(entry);
  return (
    <EntryBox>
      <strong>{name}</strong>
      {facts.map((fact, i) => (
        <Hint key={i}>{fact}</Hint>
      ))}
      {isEditable && (
        <Row>
          <TextButton
            aria-label={t('entries.named', { button: words.edit, name })}
            onClick={() => {
              editEntry(controller, at, index);
              onEdit();
            }}
          >
            {words.edit}
          </TextButton>
          <TextButton
            aria-label={t('entries.named', { button: words.delete, name })}
            onClick={onDelete}
          >
            {words.delete}
          </TextButton>
        </Row>
      )}
    </EntryBox>
  );
}
