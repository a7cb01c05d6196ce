import { searchedText } from '#engine';
import { Combobox, FieldFrame, widthFor } from '#ui';
import { SelectField } from '../components/SelectField';
import type { readSession } from '../session/storage';
import { t } from '../i18n';
import { allPolicies } from './useTicketAddress';

/** So many policies fit into a list without a search. */
const few = 10;

interface Props {
  policies: NonNullable<ReturnType<typeof readSession<'policyList'>>>;
  policy: string;
  onChoose: (policy: string) => void;
}

/** All policies at once, or one of them; a long list can be searched. */
export const PolicyChoice = ({ policies, policy, onChoose }: Props) => {
  const options = [
    { value: allPolicies, title: t('track.allPolicies') },
    ...policies.map(({ policyNo, title }) => ({ value: policyNo, title })),
  ];
  const problem = policy ? undefined : t('track.noPolicy');
  const label = t('policy');
  if (policies.length > few)
    return (
      <FieldFrame id="policy" label={label} problem={problem}>
        <Combobox
          id="policy"
          label={label}
          options={options.map(({ value, title }) => ({ value, label: title }))}
          value={policy}
          placeholder={t('choosePolicy')}
          searchedText={searchedText}
          noMatches={t('track.noSuchPolicy')}
          notChosen={t('track.notChosen')}
          onSelect={onChoose}
        />
      </FieldFrame>
    );
  return (
    <SelectField
      id="policy"
      label={label}
      problem={problem}
      empty={t('choosePolicy')}
      style={widthFor(40)}
      value={policy}
      onChange={({ target }) => onChoose(target.value)}
      options={options}
    />
  );
};
