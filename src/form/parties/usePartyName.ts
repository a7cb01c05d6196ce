import { partyOf, type PartyRow } from '#engine';
import { useFormController } from '../controller/useFormController';
import { currentSections } from '../draw/currentSections';

/** How the questions of a column name its party: none where the form has only one party. */
export function usePartyName(): (rows: PartyRow[], column: number) => string | undefined {
  const controller = useFormController();
  return (rows, column) => {
    const names = currentSections(controller).flatMap(({ schema }) =>
      Object.keys(schema.properties),
    );
    const field = rows.map(({ cells }) => cells[column]!.field).find(Boolean);
    return field && partyOf(controller.props.definition.ui, field, (name) => names.includes(name));
  };
}
