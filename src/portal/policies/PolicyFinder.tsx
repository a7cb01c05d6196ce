import { fromDesktop, SecondaryButton, Stack, StatePanel } from '#ui';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../components/SelectField';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { findPolicies, statusesOf } from './findPolicies';
import type { PolicySummary } from './overview';
import { formatStatus } from './status';

/** A list of up to so many policies needs no search. */
const few = 6;

const Fields = styled.div`
  display: grid;
  gap: 16px 24px;
  ${fromDesktop} {
    grid-template-columns: 3fr 2fr;
  }
`;

const nothing = { text: '', status: '' };

interface Props {
  policies: PolicySummary[];
  children: (found: PolicySummary[]) => ReactNode;
}

/** A search and a status filter above a long list; a short list has neither. */
export const PolicyFinder = ({ policies, children }: Props) => {
  const [wanted, setWanted] = useState(nothing);
  if (policies.length <= few) return children(policies);
  const found = findPolicies(policies, wanted);
  return (
    <Stack gap={2}>
      <Fields role="search">
        <TextField
          id="find-policy"
          type="search"
          label={t('find.policy')}
          autoComplete="off"
          value={wanted.text}
          onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
        />
        <SelectField
          id="find-status"
          label={t('find.status')}
          empty={t('find.anyStatus')}
          value={wanted.status}
          onChange={({ target }) => setWanted({ ...wanted, status: target.value })}
          options={statusesOf(policies).map(({ status, count }) => ({
            value: status,
            title: `${formatStatus(status)} (${count})`,
          }))}
        />
      </Fields>
      <div role="status">
        {found.length > 0 ? (
          <p>{t('find.found', { count: found.length, all: policies.length })}</p>
        ) : (
          <StatePanel
            kind="info"
            actions={
              <SecondaryButton onClick={() => setWanted(nothing)}>
                {t('find.showAll')}
              </SecondaryButton>
            }
          >
            <p>{t('find.none')}</p>
          </StatePanel>
        )}
      </div>
      {children(found)}
    </Stack>
  );
};
