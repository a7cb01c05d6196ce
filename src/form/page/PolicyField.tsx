import { Combobox, Hint, Select, TextButton, useAria } from '#ui';
import { type Context, searchedText } from '#engine';
import styled from '@emotion/styled';
import { idOf } from '../draw/fieldId';
import { Question } from '../parts/Question';
import { useIsPastFirstPage } from '../wizard/useIsPastFirstPage';
import { waitsForPolicy } from '../wizard/navigation';
import { findPolicy } from '../controller/contextIn';
import { pickPolicy } from '../controller/policy/pickPolicy';
import { useProblemAt } from '../controller/problems/useProblemAt';
import { useFormState, useFormController } from '../controller/useFormController';
import { useIsFormLocked } from '../signatures/useSignatureStatus';
import { DisabledFieldset } from '../parts/DisabledFieldset';
import { t } from '../i18n';
import { focusField } from './focusField';
const id = idOf('/policy');

/** The number of policies from which the list has a search. */
const searchedFrom = 10;

/** The policy that the request is for, out of the eligible ones. */
export function PolicyField({ policies }: { policies: Context['policies'] }) {
  const { ui } = useFormController().props.definition;
  const message = useProblemAt('/policy');
  const isLocked = useIsFormLocked();
  const policyNo = useFormState((state) => state.policyNo);
  const isPastFirstPage = useIsPastFirstPage();
  const isSearched = ui['ui:policy'] === 'search' || policies.length >= searchedFrom;
  if (isPastFirstPage)
    return (
      <Hint id={id} tabIndex={-1}>
        {findPolicy(policies, policyNo)?.title}
      </Hint>
    );
  return (
    <DisabledFieldset role="none" disabled={isLocked}>
      <Question id={id} label={t('policy.label')} labelled="label" isRequired problem={message}>
        {isSearched ? <PolicySearch policies={policies} /> : <PolicySelect policies={policies} />}
        <PolicyPhase />
      </Question>
    </DisabledFieldset>
  );
}

type Policies = Context['policies'];

function PolicySelect({ policies }: { policies: Policies }) {
  const controller = useFormController();
  const policyNo = useFormState((state) => state.policyNo);
  return (
    <Select
      {...useAria(true)}
      id={id}
      value={policyNo}
      onChange={({ target }) => void pickPolicy(controller, target.value)}
    >
      <option value="">{t('policy.select')}</option>
      {policies.map((policy) => (
        <option key={policy.policyNo} value={policy.policyNo}>
          {policy.title}
        </option>
      ))}
    </Select>
  );
}

function PolicySearch({ policies }: { policies: Policies }) {
  const controller = useFormController();
  const policyNo = useFormState((state) => state.policyNo);
  return (
    <Combobox
      id={id}
      label={t('policy.label')}
      options={policies.map((policy) => ({ value: policy.policyNo, label: policy.title }))}
      value={policyNo}
      placeholder={t('policy.search')}
      byBeginning={controller.props.definition.ui['ui:policy'] === 'search'}
      searchedText={searchedText}
      noMatches={t('policy.none')}
      notChosen={t('policy.notChosen')}
      onSelect={(picked) => void pickPolicy(controller, picked)}
    />
  );
}

/** Out of the flow, so that nothing moves while the policy opens. */
const Waiting = styled.span`
  position: absolute;
  margin-top: 4px;
`;

function PolicyPhase() {
  const controller = useFormController();
  const phase = useFormState((state) => state.phase);
  const policyNo = useFormState((state) => state.policyNo);
  return (
    <Hint role="status">
      {phase === 'opening' && !waitsForPolicy(controller) && (
        <Waiting>{t('policy.opening')}</Waiting>
      )}
      {phase === 'failed' && (
        <>
          {t('policy.failed')}{' '}
          <TextButton
            onClick={() => {
              focusField(id);
              void pickPolicy(controller, policyNo);
            }}
          >
            {t('tryAgain')}
          </TextButton>
        </>
      )}
    </Hint>
  );
}
