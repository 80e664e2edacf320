import * as arrowLeft from 'lucide-react/icons/arrow-left';
import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as award from 'lucide-react/icons/award';
import * as ban from 'lucide-react/icons/ban';
import * as book from 'lucide-react/icons/book-open';
import * as brain from 'lucide-react/icons/brain';
import * as calculator from 'lucide-react/icons/calculator';
import * as chart from 'lucide-react/icons/chart-line';
import * as check from 'lucide-react/icons/check';
import * as clock from 'lucide-react/icons/clock';
import * as coins from 'lucide-react/icons/coins';
import * as compass from 'lucide-react/icons/compass';
import * as card from 'lucide-react/icons/credit-card';
import * as dice from 'lucide-react/icons/dices';
import * as external from 'lucide-react/icons/external-link';
import * as file from 'lucide-react/icons/file-text';
import * as flag from 'lucide-react/icons/flag';
import * as flame from 'lucide-react/icons/flame';
import * as gift from 'lucide-react/icons/gift';
import * as globe from 'lucide-react/icons/globe';
import * as ball from 'lucide-react/icons/goal';
import * as headset from 'lucide-react/icons/headphones';
import * as heart from 'lucide-react/icons/heart';
import * as bank from 'lucide-react/icons/landmark';
import * as layers from 'lucide-react/icons/layers';
import * as mail from 'lucide-react/icons/mail';
import * as menu from 'lucide-react/icons/menu';
import * as percent from 'lucide-react/icons/percent';
import * as phone from 'lucide-react/icons/phone';
import * as pix from 'lucide-react/icons/qr-code';
import * as scale from 'lucide-react/icons/scale';
import * as search from 'lucide-react/icons/search';
import * as shield from 'lucide-react/icons/shield-check';
import * as smartphone from 'lucide-react/icons/smartphone';
import * as spade from 'lucide-react/icons/spade';
import * as target from 'lucide-react/icons/target';
import * as trend from 'lucide-react/icons/trending-up';
import * as alert from 'lucide-react/icons/triangle-exclamation-point';
import * as trophy from 'lucide-react/icons/trophy';
import * as users from 'lucide-react/icons/users';
import * as wallet from 'lucide-react/icons/wallet';
import * as close from 'lucide-react/icons/x';
import * as zap from 'lucide-react/icons/zap';
import { createElement } from 'react';
import type { IconName } from '@/lib/content/icons.ts';

type Drawing = readonly [tag: string, attributes: Record<string, string>][];

/** Icons that only the site's own chrome uses. */
type ChromeIcon = 'arrowLeft' | 'arrowRight' | 'ban' | 'close' | 'external' | 'menu';

const modules: Record<IconName | ChromeIcon, object> = {
  alert,
  arrowLeft,
  arrowRight,
  award,
  ball,
  ban,
  bank,
  book,
  brain,
  calculator,
  card,
  chart,
  check,
  clock,
  close,
  coins,
  compass,
  dice,
  external,
  file,
  flag,
  flame,
  gift,
  globe,
  headset,
  heart,
  layers,
  mail,
  menu,
  percent,
  phone,
  pix,
  scale,
  search,
  shield,
  smartphone,
  spade,
  target,
  trend,
  trophy,
  users,
  wallet,
  zap,
};

/**
 * A decorative line icon, one em high; the text beside it carries the meaning.
 *
 * lucide-react's own components are client components, which this site does not ship, so the drawing is taken from the
 * icon's module and written out here. Its types do not name that export.
 */
export function Icon({ name, className = '' }: { name: IconName | ChromeIcon; className?: string }) {
  const { node } = (modules[name] as { __iconData: { node: Drawing } }).__iconData;
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
