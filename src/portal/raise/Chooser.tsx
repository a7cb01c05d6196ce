import { Card, PrimaryButton, Stack } from '#ui';
import { useState } from 'react';
import { Page } from '../parts/Page';
import { SelectField } from '../parts/SelectField';
import { t } from '../i18n';
import type { OfferedCatalogue } from './catalogue';
import { visibleTypes, type Offer } from './offer';
import type { Raised } from './Raise';
import { RaisedNotice } from './RaisedNotice';

export interface Choice {
  serviceType: string;
  requestType: string;
}

interface Props {
  catalogue: OfferedCatalogue;
  /** The one thing that a link allows; nothing else can be chosen. */
  fixed: Offer | undefined;
  raised: Raised | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onContinue: (key: string) => void;
}

export const Chooser = ({ catalogue, fixed, raised, choice, onChoose, onContinue }: Props) => {
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const picked = fixed
    ? { serviceType: fixed.serviceType.key, requestType: fixed.entry.key }
    : choice;
  const types = visibleTypes(catalogue);
  const type = types.find(({ key }) => key === picked.serviceType);
  const problemOf = (field: string) => (problem?.field === field ? problem.message : undefined);

  function choose(next: Choice) {
    setProblem(undefined);
    onChoose(next);
  }

  function proceed() {
    const chosen = type?.opens ?? picked.requestType;
    if (chosen) return onContinue(chosen);
    const field = type ? 'request-type' : 'service-type';
    setProblem({ field, message: t(type ? 'raise.noRequestType' : 'raise.noServiceType') });
    return document.getElementById(field)?.focus();
  }

  return (
    <Page title={t('raise.title')} lead={t('raise.lead')}>
      <Stack gap={3}>
        {raised && <RaisedNotice {...raised} />}
        <Card>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              proceed();
            }}
          >
            <Stack gap={3}>
              <SelectField
                id="service-type"
                label={t('raise.serviceType')}
                problem={problemOf('service-type')}
                empty={t('raise.choose')}
                value={picked.serviceType}
                onChange={({ target }) => choose({ serviceType: target.value, requestType: '' })}
                options={types.map(({ key, title }) => ({
                  value: key,
                  title,
                  isDisabled: fixed && key !== picked.serviceType,
                }))}
              />
              {type && !type.opens && (
                <SelectField
                  id="request-type"
                  label={t('raise.requestType')}
                  problem={problemOf('request-type')}
                  empty={t('raise.choose')}
                  value={picked.requestType}
                  onChange={({ target }) => choose({ ...picked, requestType: target.value })}
                  options={type.requestTypes.map(({ key, title, available }) => ({
                    value: key,
                    title: available ? title : t('raise.soon', { title }),
                    isDisabled: fixed ? key !== picked.requestType : !available,
                  }))}
                />
              )}
              <div>
                <PrimaryButton type="submit">{t('raise.continue')}</PrimaryButton>
              </div>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Page>
  );
};
