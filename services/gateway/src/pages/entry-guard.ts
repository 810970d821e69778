import { BROKEN_SHELL } from "@reclaim/contracts/broken-shell";
import { inlineJson } from "./inline-json.ts";
import { HELP_LINK, PLAIN_HELP_ID } from "./plain-help.ts";

/** Where a browser remembers the composition whose shell failed in it. */
const STEPPED_BACK = "reclaim.back";
const FORM = /(?:^|;\s*)reclaim\.back=([\w-]{16})(?:;|$)/;

/** The composition that a browser has stepped back from; it gets what everybody gets instead. */
export const steppedBackFrom = (cookies: string | null): string | undefined =>
  cookies?.match(FORM)?.[1];

const WORDS =
  `<p class="boot-note" role="alert">Reclaim cannot be shown at the moment. Please try again in a little while. If you are in danger, call your local emergency number. ${HELP_LINK}</p>`;

/**
 * The script before the shell's own, for when nothing of that can be shown: it does not load, verify
 * or run, or tells that it cannot render. It reports, steps back once to what everybody gets if the
 * page was made of anything else (a canary, an override), and else puts words in the place of the
 * page. So it does where a browser keeps no cookies: it would load the same page again for ever.
 */
export function entryGuard(page: {
  composition: string;
  shell: string;
  ticket: string | null;
  /** The page is made of what everybody gets: there is nothing to step back to. */
  isStable: boolean;
}): string {
  return `(d=>{let done;const fail=kind=>{
if(done)return;done=1;
if(d.ticket)fetch("/api/releases/reports",{method:"POST",keepalive:true,credentials:"omit",headers:{"content-type":"application/json"},body:JSON.stringify({ticket:d.ticket,reports:[{name:"shell",version:d.shell,kind}]})}).catch(()=>{});
const mark="${STEPPED_BACK}="+d.composition,marked=()=>document.cookie.includes(mark);
if(!d.isStable&&!marked()){document.cookie=mark+";path=/;max-age=86400;samesite=lax";if(marked()){location.reload();return}}
const at=id=>document.getElementById(id),say=()=>{const r=at("root"),h=at("${PLAIN_HELP_ID}");if(r)r.innerHTML=${
    JSON.stringify(WORDS)
  }+(h?h.textContent:"")};
document.readyState==="loading"?addEventListener("DOMContentLoaded",say):say()
};
addEventListener("error",e=>{
const t=e.target,own=t&&t.type==="module"?/^\\/remotes\\/shell\\//.test(t.getAttribute("src")):/\\/remotes\\/shell\\//.test(e.filename);
if(own&&(document.querySelector(".boot")||document.readyState==="loading"))fail("load_error")
},true);
addEventListener("${BROKEN_SHELL}",()=>fail("render_error"))
})(${inlineJson(page)})`;
}
