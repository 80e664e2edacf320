import { formatDuration, formatMoney, formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { licenceText } from './authorisation-text.ts';
import { catalogue, type Review } from './catalogue.ts';
import type { FactId } from './schema/fact-ids.ts';

/** The fields of a review that facts are made of. */
type Known = Pick<Review, 'facts' | 'region' | 'authorisations'>;

/** A fact of an operator in words, or "não informado" where it is not known. */
export function factText(id: FactId, review: Known, locale: Locale): string {
  return factIn(id, review, locale) ?? translator(locale, 'facts')('unknown');
}

/** Whether the review knows a fact. */
export function hasFact(id: FactId, review: Known, locale: Locale): boolean {
  return factIn(id, review, locale) !== undefined;
}

function factIn(id: FactId, { facts, ...operator }: Known, locale: Locale): string | undefined {
  const t = translator(locale, 'facts');
  const join = (items: string[]) => items.join(', ');
  const number = (value: number) => formatNumber(value, locale);
  switch (id) {
    case 'licence':
      return licenceText(operator, catalogue().countries, locale);
    case 'founded':
      return facts.founded?.toString();
    case 'minimumDeposit':
    case 'minimumWithdrawal':
      return facts[id] && formatMoney(facts[id].amount, locale, facts[id].currency);
    case 'payments':
      return facts.payments && join(facts.payments.map((method) => t(`methods.${method}`)));
    case 'withdrawal':
      return facts.withdrawalMinutes === undefined
        ? undefined
        : t('withdrawalText', {
            time: formatDuration(facts.withdrawalMinutes, locale),
            pix: String(facts.payments?.includes('pix')),
          });
    case 'bonus': {
      if (!facts.bonus) return undefined;
      const { upTo, deposits, percentages, freeSpins } = facts.bonus;
      const parts = [
        upTo &&
          t('bonusUpTo', {
            amount: upTo.map(({ amount, currency }) => formatMoney(amount, locale, currency)).join(' / '),
          }),
        deposits && t('bonusDeposits', { deposits }),
        percentages && `(${join(percentages.map((percent) => formatPercent(percent, locale)))})`,
        freeSpins && t('bonusSpins', { spins: freeSpins }),
      ].filter(Boolean);
      return `${parts.join(' ')}${t('bonusInformed')}`;
    }
    case 'rollover':
      return (
        facts.rollover &&
        t(facts.rollover.typical ? 'rolloverTypical' : 'rolloverText', { times: number(facts.rollover.times) })
      );
    case 'cashback':
      return (
        facts.cashback &&
        t(`cashbackEvery.${facts.cashback.every}`, {
          percent: formatPercent(facts.cashback.percent, locale),
          casino: facts.cashback.casino ? 'yes' : 'no',
        })
      );
    case 'vip':
      return facts.vipLevels === undefined ? undefined : t('vipText', { levels: facts.vipLevels });
    case 'games':
      return facts.gamesOver === undefined ? undefined : t('over', { count: number(facts.gamesOver) });
    case 'providers':
      return facts.providersOver === undefined ? undefined : t('over', { count: number(facts.providersOver) });
    case 'support':
      return facts.support && join(facts.support.map((channel) => t(`channels.${channel}`)));
    case 'app':
      return facts.mobileApp === undefined ? undefined : t(facts.mobileApp ? 'appYes' : 'appNo');
    case 'complaints':
      return (
        facts.complaints &&
        t(facts.complaints === 'Não Recomendada' ? 'ratingNotRecommended' : 'rating', { rating: facts.complaints })
      );
  }
}
