import { translator } from '@/lib/i18n/translate.ts';
import { Drawing, drawingWidth } from './parts/drawing.tsx';
import { Figure, type FigureProps, figureId } from './parts/figure.tsx';

/** Invented addresses: what stands before the domain, the domain itself, and what follows it. */
const addresses = [
  { kind: 'real', before: '', domain: 'casa-azul.bet.br', after: '/entrar' },
  { kind: 'letter', before: '', domain: 'casa-azu1.test', after: '/entrar' },
  { kind: 'prefix', before: 'casa-azul.bet.br.', domain: 'premio.test', after: '/entrar' },
  { kind: 'hyphen', before: 'casa-azul.', domain: 'bet-br.test', after: '/entrar' },
] as const;

const left = 4;
const right = drawingWidth - 4;
const rowHeight = 66;

/** The address bar of a site and those of three clones, the domain marked in each. */
export function AddressBars({ locale }: FigureProps<'AddressBars'>) {
  const t = translator(locale, 'figures');
  const title = t('addressBars.title');
  return (
    <Figure title={title} note={t('addressBars.note')}>
      <Drawing
        id={figureId('address-bars', {})}
        title={title}
        description={t('addressBars.description', {
          addresses: addresses
            .map(({ kind, before, domain, after }) => `${before}${domain}${after}: ${t(`addressBars.${kind}`)}`)
            .join('; '),
        })}
        height={addresses.length * rowHeight}
      >
        {addresses.map(({ kind, before, domain, after }, index) => {
          const y = index * rowHeight;
          return (
            <g key={kind}>
              <text className="axis-label" x={left} y={y + 16}>
                {`${kind === 'real' ? '✓' : '✗'} ${t(`addressBars.${kind}`)}`}
              </text>
              <path className="slip" d={`M${left} ${y + 24}H${right}V${y + 54}H${left}Z`} />
              <text x={left + 10} y={y + 39} dominantBaseline="central">
                {before}
                <tspan className="domain">{domain}</tspan>
                {after}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Figure>
  );
}
