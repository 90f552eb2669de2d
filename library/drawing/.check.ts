import { drawnWorks } from '../drawn-works.ts';
import { drawPage } from './page.ts';
import { boxOf, holdsItsText } from './balloon.ts';
import { faceCover } from './balloon-placement.ts';
import { overlapArea } from './geometry.ts';
for(const w of drawnWorks)for(const c of w.chapters)c.pages.forEach((p,i)=>{const d=drawPage(w.manuscript,p,`${c.folder}-${String(i+1).padStart(2,'0')}`);d.panels.forEach((q,k)=>{
 const id=`${w.folder} ${c.folder}/${i+1} panel ${k+1}`;
 q.balloons.forEach((b,n)=>{const t=b.block.lines.join('|');if(!holdsItsText(b))console.log(id,'TEXT',t);
 const x=boxOf(b);if(x.x<0||x.y<0||x.x+x.width>d.width||x.y+x.height>d.height)console.log(id,'OUT',t);
 for(const f of q.figures){const v=faceCover(b,f.face);if(v>0.25)console.log(id,'FACE',v.toFixed(2),f.name,t);}
 q.balloons.slice(0,n).forEach(o=>{if(overlapArea(x,boxOf(o))/Math.min(x.width*x.height,1e9)>0.03)console.log(id,'CROSS',t)});
 q.captions.forEach(o=>{if(overlapArea(x,o.box)>200)console.log(id,'CAP',t)});
 if(b.block.size/w.manuscript.letters<0.85)console.log(id,'SMALL',(b.block.size/w.manuscript.letters).toFixed(2),t);});
 q.captions.forEach(o=>{if(o.box.x<0||o.box.y<0||o.box.x+o.box.width>d.width||o.box.y+o.box.height>d.height)console.log(id,'CAPOUT',o.block.lines.join('|'));for(const f of q.figures){const b=o.box;const dx=Math.max(b.x-f.face.x,0,f.face.x-b.x-b.width),dy=Math.max(b.y-f.face.y,0,f.face.y-b.y-b.height);if(Math.hypot(dx,dy)<f.face.r*.9)console.log(id,'CAPFACE',f.name,o.block.lines.join('|'));}});
})});
