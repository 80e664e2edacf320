import { colors } from '@/lib/brand.ts';
import type { Review } from '@/lib/content/catalogue.ts';
import { grounds } from '@/lib/content/lettermark.ts';
import { onTen } from '@/lib/content/scores.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

const width = 320;

/** The score of an analysis on its scale, with its bar; beside a high risk, the word. */
export function ShareScore({ review, locale }: { review: Review; locale: Locale }) {
  const t = translator(locale, 'review');
  const { value, scale } = review.score;
  return (
    <div
      style={{
        position: 'absolute',
        right: 72,
        top: 148,
        width,
        height: 310,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
      }}
    >
      <span style={{ fontSize: 28, fontWeight: 500, color: colors.chalkSoft }}>{t('analysisScore')}</span>
      <div style={{ display: 'flex', alignItems: 'baseline', marginTop: 8 }}>
        <span style={{ fontSize: 168, lineHeight: 1, letterSpacing: '-0.04em', color: colors.chalkAccent }}>
          {formatNumber(value, locale, 1)}
        </span>
        <span
          style={{ position: 'relative', top: -11, marginLeft: 12, fontSize: 48, color: colors.chalkSoft }}
        >{`/${scale}`}</span>
      </div>
      <div style={{ display: 'flex', marginTop: 20, width, height: 16, borderRadius: 8, background: '#ffffff33' }}>
        <div
          style={{ width: (width * onTen(review)) / 10, height: 16, borderRadius: 8, background: colors.chalkAccent }}
        />
      </div>
      {review.highRisk && <span style={{ marginTop: 24, fontSize: 28, color: colors.chalk }}>{t('highRisk')}</span>}
    </div>
  );
}

/** The operator's lettermark, as `/logos/<id>.svg` has it. */
export function ShareLettermark({ review: { mark, region } }: { review: Review }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        marginRight: 20,
        width: 60,
        height: 60,
        borderRadius: 12,
        background: colors.chalk,
        color: grounds[region],
        fontSize: mark.length > 2 ? 22 : 28,
      }}
    >
      {mark}
    </div>
  );
}
