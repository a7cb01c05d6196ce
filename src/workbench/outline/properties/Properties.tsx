import type { Diagnostic } from '#authoring';
import { isMultipleChoice, type Schema } from '#engine';
import { Box } from '@mui/material';
import type { Definition } from '../model/definition';
import type { OutlineNode } from '../model/outlineOf';
import { ChoicesEditor } from './ChoicesEditor';
import { ConditionControls } from './ConditionControls';
import type { Edit } from './control';
import { Controls } from './Controls';
import { DefinitionContext } from './DefinitionContext';
import { fieldControls, type Group } from './fieldControls';
import { otherControls } from './otherControls';

interface Props {
  definition: Definition;
  node: OutlineNode;
  groups: Group[];
  diagnostics: Diagnostic[];
  edit: Edit;
}

const hasChoices = (schema: Schema): boolean =>
  isMultipleChoice(schema) || (Array.isArray(schema.enum) && schema.type !== 'boolean');

/** The controls of a thing, group by group. */
export function Properties({ definition, node, groups, diagnostics, edit }: Props) {
  const field = fieldOf(definition, node);
  return (
    <DefinitionContext value={definition}>
      {field && hasChoices(field.schema) && (
        <ChoicesEditor definition={definition} field={field} edit={edit} />
      )}
      {node.kind === 'condition' && (
        <Box sx={{ mt: 1.5 }}>
          <ConditionControls
            definition={definition}
            pointer={node.pointer!}
            diagnostics={diagnostics}
            edit={edit}
          />
        </Box>
      )}
      {groups.map((group) => (
        <Controls
          key={group.title}
          definition={definition}
          group={group}
          diagnostics={diagnostics}
          edit={edit}
        />
      ))}
    </DefinitionContext>
  );
}

export const fieldOf = (definition: Definition, node: OutlineNode) =>
  node.at === undefined ? undefined : definition.fields.find(({ at }) => at === node.at);

/** The controls of a thing, those groups that have any. */
export function groupsOf(definition: Definition, node: OutlineNode): Group[] {
  const field = fieldOf(definition, node);
  const groups = field ? fieldControls(definition, field) : otherControls(definition, node);
  return groups.filter(({ controls }) => controls.length > 0);
}
