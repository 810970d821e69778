/**
 * Playback for stories. A browser plays only after a true press, and a story's press is not one; so
 * the element's clock is moved here, and its own events tell of it. Answers how to undo it.
 */
export function fakePlayback(): () => void {
  const media = HTMLMediaElement.prototype;
  const real = {
    play: media.play,
    pause: media.pause,
    paused: Object.getOwnPropertyDescriptor(media, "paused")!,
  };
  const clocks = new Map<HTMLMediaElement, ReturnType<typeof setInterval>>();
  const tell = (element: HTMLMediaElement, name: string) => element.dispatchEvent(new Event(name));
  const stop = (element: HTMLMediaElement) => {
    clearInterval(clocks.get(element));
    clocks.delete(element);
  };

  media.play = function () {
    if (this.error) return Promise.reject(new DOMException("No source", "NotSupportedError"));
    if (clocks.has(this)) return Promise.resolve();
    tell(this, "play");
    clocks.set(
      this,
      setInterval(() => {
        if (this.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return;
        tell(this, "playing");
        const next = this.currentTime + 0.1;
        if (next < this.duration) {
          this.currentTime = next;
        } else {
          this.pause();
          tell(this, "ended");
        }
      }, 100),
    );
    return Promise.resolve();
  };
  media.pause = function () {
    if (!clocks.has(this)) return;
    stop(this);
    tell(this, "pause");
  };
  Object.defineProperty(media, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !clocks.has(this);
    },
  });
  return () => {
    for (const element of clocks.keys()) stop(element);
    Object.assign(media, { play: real.play, pause: real.pause });
    Object.defineProperty(media, "paused", real.paused);
  };
}
