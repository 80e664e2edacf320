/**
 * The partner programme's scripts on this page: one a banner id, however many banners show it. All banners of an id share
 * its state.
 */
export type BannerState = 'loading' | 'loaded' | 'failed';

interface Load {
  state: BannerState;
  script: HTMLScriptElement;
  timeout: ReturnType<typeof setTimeout>;
  /** The boxes of the banners on the page; the first of them holds the script, and so gets the creative. */
  boxes: HTMLElement[];
}

/** How long a script may take from when it starts. */
const TIMEOUT = 10_000;

const loads = new Map<number, Load>();
const listeners = new Set<() => void>();

/** Tells `listener` of every change of any banner's state; the result ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function stateOf(bannerId: number): BannerState {
  return loads.get(bannerId)?.state ?? 'loading';
}

/** A banner comes onto the page with an empty box for its creative. The result takes it away again. */
export function enter(bannerId: number, box: HTMLElement, src: string): () => void {
  const load = loads.get(bannerId);
  if (load && load.state !== 'failed') load.boxes.push(box);
  else start(bannerId, [box, ...(load?.boxes ?? [])], src);
  return () => leave(bannerId, box);
}

function start(bannerId: number, boxes: [HTMLElement, ...HTMLElement[]], src: string) {
  for (const box of boxes) box.replaceChildren(); // what a failed attempt left behind
  // One that somebody else put into the page: it counts as loaded, and none joins it.
  const present = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  const script = present ?? document.createElement('script');
  const load: Load = {
    state: present ? 'loaded' : 'loading',
    script,
    timeout: setTimeout(() => settle(bannerId, load, 'failed'), TIMEOUT),
    boxes,
  };
  loads.set(bannerId, load);
  if (present) {
    clearTimeout(load.timeout);
    announce();
    return;
  }
  script.async = true;
  script.referrerPolicy = 'origin';
  script.onload = () => settle(bannerId, load, 'loaded');
  script.onerror = () => settle(bannerId, load, 'failed');
  script.src = src;
  boxes[0].append(script);
  announce();
}

/** Ends a load once. Whatever its script does later, or a script that another has replaced, changes nothing. */
function settle(bannerId: number, load: Load, state: BannerState) {
  if (loads.get(bannerId) !== load || load.state !== 'loading') return;
  clearTimeout(load.timeout);
  load.state = state;
  announce();
}

function leave(bannerId: number, box: HTMLElement) {
  const load = loads.get(bannerId);
  if (!load) return;
  load.boxes = load.boxes.filter((other) => other !== box);
  const [heir] = load.boxes;
  if (!heir) {
    clearTimeout(load.timeout);
    load.script.remove();
    loads.delete(bannerId);
  } else {
    // A script that is moved neither stops loading nor runs again.
    heir.append(...box.childNodes);
  }
}

function announce() {
  for (const listener of listeners) listener();
}
