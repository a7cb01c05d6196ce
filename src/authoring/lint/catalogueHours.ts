import {
  type Catalogue,
  isOpenAt,
  nextOpening,
  type OfferRule,
  type OpeningHours,
  type Pointer,
} from '#engine';
import { always, isWithin } from '../openingWeek';
import { entriesIn } from './catalogueKeys';
import type { CatalogueViolation } from './catalogueViolation';

const rule = 'catalogue-hours';

/** What is wrong with the hours of an offer; `at` is a pointer to the offer. */
export function* hoursFlaws(
  { hours, from, until }: OfferRule,
  holidays: string[] | undefined,
  at: Pointer,
): Generator<CatalogueViolation> {
  if (!hours) return;
  for (const [i, span] of hours.entries()) yield* spanFlaws(span, hours, `${at}/hours/${i}`);
  if (isWithin(always, hours) && !holidays)
    yield {
      at: `${at}/hours`,
      rule,
      message:
        'These hours are open around the clock, so that they close nothing. Remove "hours", or correct them.',
    };
  const first = { day: from ?? '', time: '00:00' };
  const opening = { hours, holidays };
  if (from && until && from <= until && !isOpenAt(opening, first))
    if (!nextOpening(opening, first, until))
      yield {
        at: `${at}/hours`,
        rule,
        message: `From ${from} until ${until} these hours are never open, so the request type is never offered. Correct the hours or the days.`,
      };
}

function* spanFlaws(
  span: OpeningHours,
  hours: OpeningHours[],
  at: Pointer,
): Generator<CatalogueViolation> {
  const { from, until } = span;
  if (from !== undefined && from === until)
    return yield {
      at: `${at}/until`,
      rule,
      message: `This span ends at ${until}, when it begins. Correct one of them; for the whole day leave both out.`,
    };
  const others = hours.filter((one) => one !== span);
  // Of two that are equal the second one is reported.
  const isFirst = others.every((one) => hours.indexOf(one) > hours.indexOf(span));
  if (others.length > 0 && !(isFirst && isWithin(others, [span])) && isWithin([span], others))
    yield {
      at,
      rule,
      message:
        'At all of these times it is open by the other spans. Remove this one, or correct it.',
    };
}

/** Holidays close what has hours and nothing else. */
export function* holidayFlaws(catalogue: Catalogue): Generator<CatalogueViolation> {
  const hasHours = [...entriesIn(catalogue)].some(({ offered }) => offered && offered.hours);
  if (catalogue.holidays && !hasHours)
    yield {
      at: '/holidays',
      severity: 'warning',
      rule,
      message:
        'No request type has hours, so that these holidays close nothing. Add "hours" to the "offered" of an entry, or remove them.',
    };
}
