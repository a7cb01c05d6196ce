import { policyNumbersByClient, recordsOf } from '#fixtures';
import { Autocomplete, Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { t } from '../../i18n';
import { inputNamed } from './inputNamed';
import type { Change, Choices } from '../choices';

interface Applicant {
  clientId: string;
  policyNo?: string | undefined;
  name: string;
  /** Number and type of the policy, or that none is chosen. */
  policy: string;
  status: string;
}

/** The customer and the policy of the form, found by name, number, product or status. */
export function ApplicantChoice({
  choices: { clientId, policyNo, today },
  change,
}: {
  choices: Choices;
  change: (change: Change) => void;
}) {
  const applicants = useMemo(() => applicantsOn(today), [today]);
  const chosen =
    applicants.find((one) => one.clientId === clientId && one.policyNo === policyNo) ??
    applicants.find((one) => one.clientId === clientId && one.policyNo === undefined);
  return (
    <Autocomplete
      size="small"
      disableClearable
      options={applicants}
      value={chosen!}
      onChange={(_event, one) =>
        change({ kind: 'applicant', clientId: one.clientId, policyNo: one.policyNo })
      }
      isOptionEqualToValue={(one, other) =>
        one.clientId === other.clientId && one.policyNo === other.policyNo
      }
      getOptionKey={({ clientId: id, policyNo: number }) => `${id} ${number}`}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => all.filter((one) => fits(one, inputValue, chosen))}
      noOptionsText={t('preview.nobody')}
      sx={{ flex: '1 1 170px', maxWidth: 340 }}
      slotProps={{ popper: { sx: { minWidth: 320 } } }}
      renderInput={inputNamed(t('preview.customer'))}
      renderOption={({ key, ...props }, one) => (
        <Box component="li" key={key} {...props}>
          <span>
            {labelOf(one)}
            <Typography
              variant="caption"
              component="span"
              color="text.secondary"
              sx={{ display: 'block' }}
            >
              {one.status}
            </Typography>
          </span>
        </Box>
      )}
    />
  );
}

const labelOf = ({ name, policy }: Applicant) => `${name} · ${policy}`;

/** Whether an option contains every typed word. The label of the current choice matches all options. */
function fits(one: Applicant, typed: string, chosen: Applicant | undefined): boolean {
  if (chosen && typed === labelOf(chosen)) return true;
  const text = `${labelOf(one)} ${one.status} ${one.clientId}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function applicantsOn(today: string): Applicant[] {
  return Object.keys(policyNumbersByClient).flatMap((clientId) => {
    const { customer, policies } = recordsOf({ as: { clientId }, today });
    const name = String(customer.fullName);
    return [
      ...policies.map(({ policyNo, planType, title, policyStatus }) => ({
        clientId,
        policyNo,
        name,
        policy: `${policyNo} · ${String(planType)}`,
        status: `${title.replace(`${policyNo} - `, '')}, ${String(policyStatus)}`,
      })),
      { clientId, name, policy: t('preview.noPolicy'), status: '' },
    ];
  });
}
