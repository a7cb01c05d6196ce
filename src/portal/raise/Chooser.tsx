import { Card, fromDesktop, PrimaryButton, space } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { SelectField } from '../components/SelectField';
import { t } from '../i18n';
import type { OfferedCatalogue } from './catalogue';
import { visibleServiceTypes, type CatalogueItem } from './catalogueItems';

export interface Selection {
  serviceType: string;
  requestType: string;
}

const Fields = styled.form`
  display: grid;
  gap: ${space(3)};
  ${fromDesktop} {
    grid-template-columns: 1fr 1fr auto;
    gap: ${space(2)};
    align-items: end;
  }
`;

interface Props {
  catalogue: OfferedCatalogue;
  /** The only request type that a link allows. */
  fixed: CatalogueItem | undefined;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onContinue: (key: string) => void;
}

/** The list of service types, then that of the request types of the selected one. */
export const Chooser = ({ catalogue, fixed, selection, onSelect, onContinue }: Props) => {
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const selected = fixed
    ? { serviceType: fixed.serviceType.key, requestType: fixed.entry.key }
    : selection;
  const types = visibleServiceTypes(catalogue);
  const type = types.find(({ key }) => key === selected.serviceType);
  const problemOf = (field: string) => (problem?.field === field ? problem.message : undefined);

  function select(next: Selection) {
    setProblem(undefined);
    onSelect(next);
  }

  function proceed() {
    const chosen = type?.opens ?? selected.requestType;
    if (chosen) return onContinue(chosen);
    const field = type ? 'request-type' : 'service-type';
    setProblem({ field, message: t(type ? 'raise.noRequestType' : 'raise.noServiceType') });
    return document.getElementById(field)?.focus();
  }

  return (
    <Card as="div">
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <SelectField
          id="service-type"
          label={t('raise.serviceType')}
          problem={problemOf('service-type')}
          empty={t('raise.choose')}
          value={selected.serviceType}
          onChange={({ target }) => select({ serviceType: target.value, requestType: '' })}
          options={types.map(({ key, title }) => ({
            value: key,
            title,
            isDisabled: fixed && key !== selected.serviceType,
          }))}
        />
        {type && !type.opens && (
          <SelectField
            id="request-type"
            label={t('raise.requestType')}
            problem={problemOf('request-type')}
            empty={t('raise.choose')}
            value={selected.requestType}
            onChange={({ target }) => select({ ...selected, requestType: target.value })}
            options={type.requestTypes.map(({ key, title, available }) => ({
              value: key,
              title: !available
                ? t('raise.soon', { title })
                : [title, catalogue.closed?.[key] ?? []].flat().join(' – '),
              isDisabled: fixed ? key !== selected.requestType : !available,
            }))}
          />
        )}
        <div>
          <PrimaryButton type="submit">{t('raise.continue')}</PrimaryButton>
        </div>
      </Fields>
    </Card>
  );
};
