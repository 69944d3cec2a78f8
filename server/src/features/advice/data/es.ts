import type { AdviceTexts } from '../advice-topics.js';

export const advice: AdviceTexts = {
  'planning.start': {
    asks: [
      '¿Cuándo debo empezar a planificar la mudanza?',
      '¿Con cuánta antelación tengo que reservar la empresa de mudanzas?',
      '¿Cuántas semanas antes empiezo a organizar la mudanza?',
      '¿Cuándo hay que empezar a preparar la mudanza?',
      '¿Con cuánto tiempo debo preparar y reservar la mudanza?',
      '¿Cuántos meses antes contrato la mudanza?',
      '¿Cuándo conviene reservar?',
      '¿Conviene reservar pronto?',
    ],
    keywords: 'planificar, planificación, antelación, organizar, reservar, preparar, preparación, preparativos',
    text: 'Empieza a planificar de 6 a 8 semanas antes. Si te mudas al extranjero, o en temporada alta, empieza aún antes: los visados, las mascotas y los barcos tienen sus propios plazos. Primero fija la fecha, haz la lista de lo que llevas y pide una visita; los buenos equipos se reservan pronto.',
  },
  'planning.season': {
    asks: [
      '¿Cuál es la temporada alta de mudanzas?',
      '¿En qué mes o época es mejor o más barato mudarse?',
      '¿Es más barato mudarse en invierno que en verano?',
      '¿Cuándo es más barato mudarse?',
    ],
    keywords: 'temporada, temporada alta, época, verano, invierno, hemisferio sur',
    text: 'Al norte del ecuador la temporada alta va de mayo a septiembre, y los últimos días del mes y los viernes son los más llenos. Al sur coincide con el verano de allí, de diciembre a febrero, y en muchos lugares también se llenan las vacaciones escolares. Si puedes elegir, múdate fuera de temporada, a mitad de mes y de semana: hay más fechas libres y a menudo mejor precio.',
  },
  'planning.checklist': {
    asks: [
      '¿Qué tengo que hacer antes de la mudanza?',
      '¿Hay una lista de tareas para la mudanza?',
      '¿Cuáles son los pasos para organizar una mudanza?',
    ],
    keywords: 'lista de tareas, lista, pasos, tareas',
    text: 'Por este orden:\n• De 6 a 8 semanas antes: fija la fecha, compara ofertas, avisa de que dejas la casa, separa lo que no llevas.\n• 4 semanas: pide cajas, comunica la nueva dirección, reserva sitio para aparcar en las dos puertas.\n• 2 semanas: embala lo que usas poco, pide el reenvío del correo, vacía el congelador.\n• La última semana: descongela la nevera, prepara una maleta para la primera noche, lee los contadores.',
  },
  'planning.moving-day': {
    asks: [
      '¿Qué pasa el día de la mudanza?',
      '¿Cómo me preparo para el día de la mudanza?',
      '¿Tengo que estar en casa cuando llega el equipo?',
    ],
    keywords: 'día de la mudanza',
    text: 'El día de la mudanza lleva contigo papeles, llaves, medicinas y objetos de valor, y deja a niños y mascotas con alguien de confianza. Recorre primero la casa con el jefe de equipo y di qué es frágil y qué se queda. Al final mira en todos los armarios, lee los contadores y revisa el inventario antes de firmarlo.',
  },
  'planning.weather': {
    asks: ['¿Qué pasa si llueve el día de la mudanza?', '¿Se hace la mudanza con mal tiempo?'],
    keywords: 'lluvia, llueve, nieva, nieve, mal tiempo, tormenta',
    text: 'Los equipos trabajan con lluvia y nieve, y cubren muebles y suelos. Ten los colchones y los aparatos tapados hasta que se carguen, pon sábanas viejas o cartón en las puertas y quita el hielo del paso. Solo una tormenta, el hielo o una inundación paran una mudanza, y entonces se acuerda otro día. Pregunta antes si eso cuesta algo.',
  },
  'planning.presence': {
    asks: [
      '¿Tengo que estar presente el día de la mudanza?',
      '¿Quién tiene que estar en casa cuando llega el equipo?',
      '¿Y si me pongo enfermo el día de la mudanza?',
    ],
    keywords: 'estar presente, estar en casa, abrir la puerta al equipo, enfermo el día de la mudanza',
    text: 'Alguien tiene que estar cuando llega el equipo y cuando termina: para abrir, decir qué va y qué se queda, y firmar los papeles. No tienes que ser tú. Si estás enfermo o fuera, nombra a alguien de confianza, dale la lista y las llaves, y da antes su teléfono a la empresa.',
  },
  'planning.delays': {
    asks: [
      '¿Qué pasa si me dan las llaves tarde?',
      '¿Y si se retrasa la firma el día de la mudanza?',
      '¿Qué pasa si se avería el camión?',
    ],
    keywords: 'llaves tarde, tiempo de espera, se retrasa, retraso, avería del camión, se avería',
    text: 'Si las llaves, los papeles o la firma se retrasan, avisa enseguida a la empresa: cuanto antes lo sepa, más puede cambiar. El equipo suele esperar un rato; después se cobra la espera o la carga pasa una noche en el almacén. Pregunta antes de firmar cuánta espera es gratis. Si el equipo llega tarde o se avería un vehículo, la empresa tiene que buscar otro: ten a mano el número de su oficina.',
  },
  'planning.parking': {
    asks: [
      '¿Necesito un permiso para aparcar el camión de mudanza?',
      '¿Quién reserva el sitio para el camión?',
      '¿Hace falta permiso para un montamuebles en la calle?',
      '¿Cómo reservo aparcamiento para la mudanza?',
    ],
    keywords: 'permiso de aparcamiento, reserva de plaza, montamuebles',
    text: 'El camión necesita un sitio cerca de la puerta, de unos 15 metros, y un montamuebles uno bajo la ventana. En la calle suele tener que permitirlo el ayuntamiento: pregunta con semanas de antelación en las dos direcciones. En edificios con normas propias, pregunta por horas y ascensor. Pregunta a la empresa quién lo pide.',
  },
  'packing.boxes': {
    asks: [
      '¿Cuántas cajas necesito?',
      '¿Cuántas cajas hacen falta para un piso de dos dormitorios?',
      '¿Qué tamaño de cajas compro?',
    ],
    keywords: 'cajas, cuántas cajas, cartones',
    text: 'Como regla, calcula de 10 a 15 cajas por habitación que se usa: unas 20 a 30 para un estudio o un dormitorio, 40 a 60 para dos o tres dormitorios y 80 o más para cuatro. Las pequeñas son para libros y cosas pesadas, las grandes para ropa de cama y lámparas. Que ninguna pase de 20 kg.',
  },
  'packing.how': {
    asks: [
      '¿Cómo embalo cosas frágiles como vasos y platos?',
      '¿Cómo envuelvo la vajilla y los espejos?',
      '¿Tienes consejos para embalar la cocina?',
    ],
    keywords: 'embalar, embalaje, empaquetar, envolver, frágil, vajilla, vasos, platos, espejos',
    text: 'Envuelve cada vaso y cada plato por separado en papel blanco, porque el de periódico mancha, y pon los platos de canto. Lo pesado va abajo, los huecos se rellenan para que nada se mueva y la caja se precinta dos veces por debajo. Las pantallas viajan mejor en su propia caja; haz antes una foto de los cables. Marca las cajas frágiles por dos lados.',
  },
  'packing.forbidden': {
    asks: [
      '¿Qué no se llevan las empresas de mudanzas?',
      '¿Qué no puedo meter en las cajas?',
      '¿Puedo embalar pintura, bombonas de gas, baterías o productos químicos?',
    ],
    keywords: 'peligroso, mercancías peligrosas, inflamable, productos químicos, pintura, bombona, baterías',
    text: 'No se transporta lo que puede arder, derramarse o explotar: gasolina, bombonas, pinturas y disolventes, fuegos artificiales, limpiadores fuertes, baterías de litio sueltas. Tampoco la comida que se estropea. Pasaportes, dinero, joyas, medicinas y llaves van contigo. Para el extranjero cada país tiene su propia lista: nombra el país y la busco.',
  },
  'packing.who': {
    asks: ['¿Embalo yo o dejo que embale la empresa?', '¿Vale la pena contratar embaladores profesionales?'],
    keywords: 'embalar yo mismo, embaladores, embalaje profesional',
    text: 'Embalar por tu cuenta ahorra dinero y cuesta tiempo: cuenta más o menos un día por habitación. Los profesionales embalan una casa en uno o dos días, traen el material, y lo que ellos embalan suele tener mejor cobertura si se rompe. Muchos combinan: el equipo embala cocina, cuadros y cristal, y ellos la ropa y los libros.',
  },
  'packing.labels': {
    asks: ['¿Cómo etiqueto las cajas?', '¿Qué va en la caja para la primera noche?'],
    keywords: 'etiquetar, etiquetas, etiqueto, primera noche',
    text: 'Escribe la habitación y el contenido en dos lados de cada caja y numérala: una lista de los números dice enseguida si falta una, y la aduana pide esa lista de todos modos. Prepara la última una maleta y ábrela la primera: ropa de cama, una muda, cargadores, medicinas, papeles, un hervidor, herramientas y lo que los niños necesitan para dormir.',
  },
  'packing.fridge': {
    asks: [
      '¿Cómo preparo la nevera para la mudanza?',
      '¿Cuándo descongelo el congelador antes de mudarme?',
      '¿Cómo se traslada una lavadora o un lavavajillas?',
      '¿Hacen falta los tornillos de transporte de la lavadora?',
      '¿Cuánto espero antes de volver a enchufar el frigorífico?',
      '¿Tiene que viajar de pie la nevera?',
      '¿Quién desconecta la cocina y el gas?',
      '¿Qué hago con la comida del congelador?',
    ],
    keywords:
      'nevera, frigorífico, refrigerador, heladera, congelador, descongelar, lavadora, secadora, lavavajillas, horno, electrodomésticos, tornillos de transporte, vaciar la nevera, mover la lavadora',
    text: '• Nevera y congelador: gasta lo que hay dentro, porque los congelados no pueden viajar. Vacíalos y descongélalos uno o dos días antes, sécalos y deja las puertas abiertas hasta que los carguen. Viajan de pie; déjalos reposar unas horas antes de volver a enchufarlos, según diga el manual.\n• Lavadora y lavavajillas: cierra el agua, vacía las mangueras y déjalos secar con la puerta abierta. El tambor de la lavadora necesita sus tornillos de transporte; si ya no los tienes, pídelos al fabricante.\n• Cocina y horno: que un profesional desconecte y vuelva a conectar el gas y las conexiones eléctricas fijas.',
  },
  'packing.keep': {
    asks: [
      '¿Qué llevo conmigo y no embalo?',
      '¿Qué no debo dejar en manos de la empresa de mudanzas?',
      '¿Qué papeles y objetos de valor llevo yo mismo?',
      '¿Dónde pongo pasaportes, joyas y dinero durante la mudanza?',
      '¿Guardo conmigo las medicinas y las llaves?',
      '¿Qué meto en mi propia maleta el día de la mudanza?',
      '¿Qué hago con las fotos y las cosas irreemplazables?',
    ],
    keywords: 'equipaje de mano, joyas, irreemplazable, irreemplazables, recuerdos',
    text: 'Lleva contigo lo que no puede faltarte o no se puede reemplazar:\n• papeles: pasaportes, contratos, certificados, los papeles de la mudanza\n• joyas, dinero, tarjetas y todas las llaves\n• medicinas con sus recetas, gafas\n• teléfono, portátil, cargadores y una copia de seguridad de tus archivos\n• fotos y recuerdos, y las cosas favoritas de los niños\n• una maleta para la primera noche: ropa de cama, toallas, hervidor, algunas herramientas, papel higiénico\nPonlo todo junto o en tu coche antes de que llegue el equipo, y di que eso no se carga.',
  },
  'costs.price': {
    asks: [
      '¿Cuánto cuesta una mudanza?',
      '¿Qué precio tiene mudar un piso de dos dormitorios?',
      '¿Cuánto cobran por mudarme al extranjero?',
    ],
    keywords: 'precio, precios, coste, costes, cuánto cuesta, cuanto, caro, tarifa, presupuesto',
    text: 'El precio sale solo de un presupuesto, porque el volumen, la distancia, el acceso y la fecha hacen distinta cada mudanza. Con unas pocas preguntas tienes un rango en un minuto, con su desglose, y cada respuesta más lo hace más seguro.',
  },
  'costs.what-counts': {
    asks: [
      '¿De qué depende el precio de una mudanza?',
      '¿Por qué los presupuestos son tan distintos?',
      '¿Cuestan más las escaleras o la falta de ascensor?',
    ],
    keywords: 'depende el precio, costes ocultos, recargo, suplemento',
    text: 'Lo que más cuenta es el volumen y la distancia. Después vienen los pisos, las escaleras y el camino de la puerta al camión, el embalaje, las piezas especiales como un piano, la temporada, el guardamuebles y, al extranjero, la forma de envío, la aduana y el puerto. El presupuesto muestra cada cosa en una línea.',
  },
  'costs.save': {
    asks: ['¿Cómo puedo ahorrar en la mudanza?', '¿Cómo hago la mudanza más barata?'],
    keywords: 'ahorrar, más barato, barata, descuento, reducir',
    text: 'Lo que no llevas no cuesta: vende o regala antes de la visita, no después. Sé flexible con la fecha y evita la temporada alta y los finales de mes. Embala tú la ropa y los libros, desmonta los muebles sencillos, guarda sitio para aparcar en las dos puertas y, si llevas poco al extranjero, comparte contenedor.',
  },
  'costs.estimates': {
    asks: [
      '¿Qué diferencia hay entre una estimación y un presupuesto cerrado?',
      '¿El presupuesto es vinculante?',
      '¿Puede el precio final ser más alto que la estimación?',
    ],
    keywords: 'vinculante, presupuesto cerrado, estimación, precio final, factura final',
    text: 'El rango de este chat es preliminar: se apoya en lo que has dicho. Un precio cerrado llega tras una visita, en casa o por vídeo, en la que se ven todas las habitaciones. Pídelo por escrito, con lo que incluye y lo que lo cambiaría. Cuánto puede diferir la factura de una estimación depende del contrato y de la ley del país.',
  },
  'international.transit': {
    asks: [
      '¿Cuánto tarda el envío?',
      '¿Cuánto tarda el transporte marítimo o aéreo?',
      '¿Cuántas semanas tarda en llegar un contenedor?',
      '¿Qué tan rápido es el flete aéreo?',
      '¿Cuánto tiempo tardan en llegar mis cosas por barco o por avión?',
      '¿Cuánto dura el viaje en barco de un contenedor?',
      '¿Cuánto demora el envío por mar?',
    ],
    keywords:
      'tránsito, envío, marítimo, flete marítimo, aéreo, flete aéreo, barco, avión, plazo de entrega, carga aérea, por avión, por barco, por mar',
    text: 'El transporte marítimo tarda de 4 a 12 semanas de puerta a puerta, según la ruta y si el contenedor es solo tuyo; uno compartido espera a llenarse. El aéreo tarda de 1 a 3 semanas y sirve para lo poco que necesitas enseguida. La aduana de destino está incluida, y los papeles que faltan son lo que más lo alarga.',
  },
  'international.ways': {
    asks: [
      '¿Envío por mar o por avión?',
      '¿Qué diferencia hay entre un contenedor compartido y uno propio?',
      '¿Necesito un contenedor de 20 o de 40 pies?',
    ],
    keywords: 'contenedor, contenedor compartido, grupaje, contenedor completo, 20 pies, 40 pies',
    text: 'Un contenedor compartido es lo más barato para algunos muebles y cajas, y lo más lento. Uno propio sale cuando estás listo: en 20 pies caben unos dos o tres dormitorios, en 40 una casa de cuatro o más. El avión es rápido y caro, bueno para unos cientos de kilos. El presupuesto compara las formas para tu volumen.',
  },
  'international.papers': {
    asks: [
      '¿Qué documentos necesito para mudarme al extranjero?',
      '¿Qué papeles hacen falta para una mudanza internacional?',
    ],
    keywords: 'mudanza internacional, mudarse al extranjero, extranjero, emigrar',
    text: 'Para casi todos los países: pasaportes válidos seis meses o más después de llegar, el visado o permiso, un inventario detallado con valores, prueba de la dirección antigua y la nueva, y un contrato de trabajo o matrícula si lo hay. Lleva los originales contigo. El formulario de aduana cambia: nombra el país y te digo cuál es.',
  },
  'international.customs': {
    asks: [
      '¿Pago aduana por mis cosas si me mudo al extranjero?',
      '¿Están libres de aranceles los enseres usados?',
      '¿Cómo funciona la aduana en una mudanza internacional?',
    ],
    keywords: 'aranceles por enseres, derechos de importación por enseres',
    text: 'La mayoría de los países deja entrar los enseres usados sin aranceles si de verdad trasladas tu hogar: los tienes desde hace un tiempo, a menudo de 6 a 12 meses, llegan dentro de un plazo y no los vendes poco después. Lo nuevo, el alcohol, el tabaco y los coches tienen reglas propias. Nombra el país y te doy las suyas con su fuente.',
  },
  'international.crates': {
    asks: ['¿Necesitan tratamiento las cajas de madera para el extranjero?', '¿Qué es la norma ISPM 15?'],
    keywords: 'ISPM, NIMF, NIMF 15, cajas de madera, palés',
    text: 'En la mayoría de los países, las cajas y palés de madera en bruto deben estar tratados con calor y llevar el sello de la norma NIMF 15 (ISPM 15); si no, el envío puede quedar retenido o volver. Las empresas usan material sellado. Los muebles no lo necesitan, pero limpia bien de tierra e insectos las cosas de jardín.',
  },
  'specialty.piano': {
    asks: [
      '¿Se puede mudar un piano?',
      '¿Cómo se transporta un piano con seguridad?',
      '¿Cómo embalo un piano?',
      '¿Hay que afinar el piano después de la mudanza?',
    ],
    keywords: 'piano, piano de cola, instrumento musical',
    text: 'Un piano necesita a personas que lo hagan a menudo: pesa de 200 a 500 kg, se envuelve, se ata y se mueve sobre su propia tabla, y uno de cola viaja de lado y sin patas. Di qué tipo es, los pisos y las escaleras. Las teclas antiguas de marfil o el palisandro necesitan papeles en el extranjero. Déjalo reposar dos o tres semanas antes de afinarlo.',
  },
  'specialty.art': {
    asks: ['¿Cómo traslado cuadros, antigüedades y obras de arte?', '¿Cómo se embalan las piezas de colección?'],
    keywords: 'arte, obras de arte, cuadros, antigüedades, esculturas, colección, objetos de valor',
    text: 'El arte y las antigüedades viajan en cajas hechas a medida, aseguradas por un valor que puedas probar: ten a mano fotos y una tasación. Dilo en la visita, porque las cajas tardan unos días. Al extranjero, las piezas a partir de cierta edad pueden necesitar licencia de exportación, y el marfil, el carey y algunas maderas un permiso CITES.',
  },
  'specialty.heavy': {
    asks: [
      '¿Se puede mudar una mesa de billar, una caja fuerte o un acuario?',
      '¿Trasladan objetos pesados y voluminosos?',
    ],
    keywords: 'pesado, voluminoso, billar, mesa de billar, caja fuerte, acuario, jacuzzi, cinta de correr',
    text: 'Las piezas muy pesadas o delicadas se mueven con herramientas propias y a veces con una persona más, así que nómbralas en el presupuesto: una mesa de billar se desmonta pieza a pieza, de una caja fuerte hay que saber el peso, un acuario viaja vacío y los peces aparte. Si no cabe por la puerta, se puede reservar un elevador exterior.',
  },
  'specialty.plants': {
    asks: ['¿Puedo llevarme las plantas?', '¿Cómo traslado las plantas de casa?'],
    keywords: 'plantas, macetas, jardín',
    text: 'Dentro del país, las plantas viajan mejor en tu coche: riégalas dos días antes, envuelve las macetas y ábrelas al llegar. En un camión cerrado van sin garantía. Al cruzar una frontera, la mayoría de las plantas y toda la tierra están prohibidas o necesitan un certificado fitosanitario: nombra el país y lo busco.',
  },
  'insurance.cover': {
    asks: [
      '¿Está asegurada mi mudanza?',
      '¿Estoy cubierto si algo se rompe?',
      '¿Necesito un seguro de mudanza?',
      '¿Qué paga la cobertura básica?',
      '¿Qué es la protección de valor declarado o released value?',
      '¿Qué diferencia hay entre la cobertura básica y la de valor total?',
      '¿Cuánto pagan si los mudanceros dañan algo?',
      '¿Están asegurados la nevera, la lavadora y otros electrodomésticos?',
    ],
    keywords:
      'seguro, asegurado, asegurar, cobertura, cubierto, responsabilidad, released value, cobertura básica, asegurada, asegurados',
    text: 'Pregunta cuál de las dos coberturas tienes. La básica es la responsabilidad de la propia empresa: paga según el peso de lo dañado o hasta un límite, a menudo mucho menos de lo que valía. La de valor total repara, repone o paga lo que vale, y cuesta aparte. Tenla por escrito antes de la mudanza.',
  },
  'insurance.full-value': {
    asks: ['¿Qué es la protección de valor total?', '¿Cómo aseguro mi piano u objetos valiosos por su valor real?'],
    keywords: 'valor total, todo riesgo, valor real, valor de reposición',
    text: 'La cobertura de valor total, «a todo riesgo» en los envíos por mar, paga la reparación, una cosa igual o su valor actual. Se basa en tu lista de valores, así que anota por separado cada pieza cara; lo que no está en la lista puede pagarse menos. Pregunta por la franquicia, los fallos mecánicos, el moho, los juegos y el guardamuebles.',
  },
  'insurance.own-packing': {
    asks: ['¿Están aseguradas las cajas que embalo yo?', '¿Se cubre una rotura si lo embalé yo mismo?'],
    keywords: 'cajas propias aseguradas, embalado por el propietario',
    text: 'Las cajas que embalas tú suelen estar cubiertas por pérdida y por daños a la caja entera, como en un accidente, pero no por lo que se rompe dentro de una caja intacta. Si algo frágil vale mucho, deja que lo embale el equipo. Haz fotos antes de cerrar cada caja.',
  },
  'insurance.claims': {
    asks: [
      '¿Qué hago si algo se dañó o se perdió en la mudanza?',
      '¿Cómo reclamo por daños?',
      '¿Cuánto tiempo tengo para reclamar?',
      '¿Qué hago si se dañó la nevera o la lavadora?',
    ],
    keywords: 'reclamar, reclamación, dañado, daños, perdido, roto, indemnización',
    text: 'Anota los daños y los números que faltan en el inventario antes de firmarlo, haz fotos y guarda el embalaje. Escribe a la empresa enseguida: los plazos varían y algunas pólizas dan solo unos días. Una persona de la empresa puede decirte cómo.',
  },
  'changingAddress.whom': {
    asks: [
      '¿A quién comunico mi nueva dirección?',
      '¿A qué oficinas y empresas aviso del cambio de dirección?',
      '¿Quién debe saber que me mudo?',
    ],
    keywords: 'cambio de dirección, nueva dirección, dirección, avisar, empadronamiento, domicilio',
    text: 'Avisa a: empleador, banco y tarjetas, hacienda, seguros, pensión, padrón, permiso de conducir y coche, médico, colegios, luz, agua, internet, teléfono, casero, suscripciones y familia. Si sales del país, también al consulado y a la oficina donde te das de baja. Repasar tres meses de extractos del banco descubre el resto.',
  },
  'changingAddress.tax': {
    asks: [
      '¿Cómo comunico mi nueva dirección a hacienda?',
      '¿Hacienda necesita mi nueva dirección?',
      '¿Cómo cambio mi domicilio fiscal?',
    ],
    keywords: 'domicilio fiscal, oficina de impuestos, dirección en hacienda',
    text: 'Comunica a hacienda tu nueva dirección en cuanto vivas allí, para que te lleguen sus cartas; casi siempre se hace en línea, con el número con el que te conocen. Avisa también a tu empleador, pues nóminas y papeles de pensión van a la dirección que él tiene.',
  },
  'changingAddress.vehicle': {
    asks: [
      '¿Cómo cambio la dirección del permiso de conducir?',
      '¿Tengo que volver a matricular el coche al mudarme?',
      '¿A quién doy la nueva dirección por el coche y su seguro?',
    ],
    keywords: 'permiso de conducir, carné de conducir, seguro del coche',
    text: 'El permiso de conducir, la matrícula del coche y su seguro son tres cosas: cambia la dirección en cada una. Las oficinas suelen quererla en días o semanas, y la aseguradora desde el día de la mudanza, pues el precio puede depender de dónde duerme el coche.',
  },
  'changingAddress.register': {
    asks: [
      '¿Cómo me inscribo para votar en la nueva dirección?',
      '¿Cómo encuentro médico después de la mudanza?',
      '¿Cómo cambio de colegio a los niños al mudarnos?',
      '¿Tengo que avisar al ayuntamiento de que me mudé?',
    ],
    keywords: 'censo electoral, médico nuevo, cambio de colegio, plaza escolar',
    text: 'La nueva casa cambia dónde votas, qué tasas locales pagas y qué médicos y colegios están cerca. Avisa a la oficina local de los dos sitios, inscríbete para votar si no es automático, pide pronto plaza escolar con prueba de la dirección y haz enviar tu historial médico.',
  },
  'changingAddress.utilities': {
    asks: [
      '¿Cómo cambio la luz, el gas y el agua al mudarme?',
      '¿Cuándo doy de baja la luz y el internet?',
      '¿Quién lee los contadores cuando me voy?',
    ],
    keywords: 'cambio de suministros',
    text: 'Avisa a luz, gas, agua e internet de dos a cuatro semanas antes, en las dos casas: los contratos viejos acaban el día de las llaves y los nuevos empiezan ese día. Lee y fotografía todos los contadores. Internet tarda más, así que pídelo primero y pregunta si tu contrato puede mudarse contigo.',
  },
  'changingAddress.mail': {
    asks: ['¿Cómo reenvío mi correo?', '¿Cómo funciona el reenvío postal cuando me mudo?'],
    keywords: 'correo, reenvío, reenviar, cartas, paquetes, correos',
    text: 'Pide el reenvío en la oficina de correos o en su web una o dos semanas antes; hace falta identificarse y dura de unos meses a un año. Vale para cartas, no siempre para paquetes ni para todos los países. Usa ese tiempo para escribir a todos los que aún envían a la dirección antigua.',
  },
  'changingAddress.when': {
    asks: ['¿Cuándo debo cambiar mi dirección?', '¿Con cuánto tiempo aviso de mi nueva dirección?'],
    keywords: 'cuándo cambiar dirección, plazo de empadronamiento',
    text: 'Empieza unas cuatro semanas antes con banco, seguros, energía e internet; las conexiones se reservan con semanas. Pide el reenvío del correo una o dos semanas antes. Las oficinas suelen querer saberlo días o semanas después de entrar en la casa: donde registrarse es obligatorio, el plazo suele ser de 7 a 30 días.',
  },
  'readiness.how': {
    asks: ['¿Estoy preparado para la mudanza?', '¿Puedo hacer una prueba de preparación?', '¿Qué se me ha olvidado?'],
    keywords: 'preparado, preparada, preparación, listo, prueba, olvidado',
    text: 'Estás listo cuando cinco cosas están claras: la fecha, la lista de lo que va, una oferta por escrito, los papeles de todos los que se mudan y las llaves en el otro extremo. La prueba de este chat hace diez preguntas en dos minutos y dice qué hacer después: elige «{quiz}».',
  },
  'readiness.first-days': {
    asks: ['¿Qué hago primero en la casa nueva?', '¿Qué hago después de la mudanza?'],
    keywords: 'después de la mudanza, primera semana, desembalar, casa nueva',
    text: 'Primero las camas, el baño y la cocina; lo demás puede esperar. El primer día lee los contadores y fotografía los daños que ya tenga la casa. En la primera semana regístrate donde toque, comprueba que luz, internet y seguro estén en la nueva dirección, saluda a los vecinos y pliega las cajas vacías, que muchas empresas recogen.',
  },
  'general.survey': {
    asks: [
      '¿Qué es la visita previa a la mudanza?',
      '¿Cómo se mide el volumen de mi mudanza?',
      '¿Puede hacerse la visita por vídeo?',
    ],
    keywords: 'visita previa, visita, volumen, metros cúbicos, videollamada, inspección',
    text: 'En la visita, un especialista ve todas las habitaciones, en casa o por videollamada en media hora, mide el volumen y anota piezas especiales, escaleras y aparcamiento. En ella se apoya la oferta cerrada, así que enseña el trastero, el sótano, el garaje y lo que hay tras las puertas. Resérvala de tres a seis semanas antes.',
  },
  'general.choosing': {
    asks: [
      '¿Cómo elijo una buena empresa de mudanzas?',
      '¿Cómo reconozco una estafa?',
      '¿Qué pregunto a la empresa antes de reservar?',
    ],
    keywords: 'elegir empresa, elijo, estafa, fraude, confianza, opiniones, licencia',
    text: 'Busca una empresa con dirección, con un registro o licencia que puedas comprobar y que pertenezca a una asociación. Una buena visita antes de dar un precio cerrado, escribe qué incluye y cómo se asegura, y no pide un gran depósito en efectivo. Cuidado con una oferta muy por debajo de las demás o un contrato con huecos.',
  },
  'general.complaints': {
    asks: [
      '¿Cómo me quejo de una empresa de mudanzas?',
      '¿Dónde puedo poner una queja sobre la mudanza?',
      '¿Quién me ayuda en una disputa con los mudanceros?',
    ],
    keywords: 'queja, quejarme, disputa, arbitraje, consumidor, defensor',
    text: 'Escribe primero a la empresa: qué pasó, cuándo y qué pides, con fotos y el inventario, y pon una fecha para la respuesta. Si no lo arregla, acude a la asociación a la que pertenece y luego a una oficina de consumo o a un tribunal para pequeñas cuantías. Guarda copia de todo.',
  },
  'general.deposit': {
    asks: [
      '¿Cómo recupero la fianza al irme?',
      '¿Cuánta fianza puede pedir el casero?',
      '¿Cuándo devuelve el casero la fianza?',
    ],
    keywords: 'fianza, casero fianza',
    text: 'Para recuperar la fianza de una vivienda alquilada, déjala limpia y como estaba y recórrela con el casero, con fotos y un acta que firmen los dos. Leed juntos los contadores, entrega todas las llaves con recibo y da una cuenta para el pago. Lo que se quede tiene que justificarse.',
  },
  'general.tips': {
    asks: ['¿Hay que dar propina a los de la mudanza?', '¿Cuánta propina se da a los operarios?'],
    keywords: 'propina a los operarios, propina a los de la mudanza, propina a los chicos, dar propina',
    text: 'Nadie está obligado a dar propina. La costumbre cambia de un país a otro: en algunos casi se espera después de un buen trabajo; en muchos se agradece y es poco habitual. Si quieres darla, hazlo al final, a cada uno, y solo si has quedado contento. Unas bebidas, un baño limpio y el paso despejado ayudan igual.',
  },
  'general.writing': {
    asks: ['¿Me dan el presupuesto por escrito?', '¿Puedo tener un justificante de la reserva?'],
    keywords: 'por escrito, presupuesto escrito, confirmación escrita, justificante de la reserva',
    text: 'Pídelo todo por escrito: qué se lleva, de dónde a dónde, qué día, a qué precio, qué incluye y cómo se cancela. Un pedido confirmado por correo sirve de prueba también ante el casero o el trabajo. Lo que solo se dice por teléfono es difícil de demostrar. El rango de este chat es preliminar y no reserva ninguna fecha.',
  },
  'general.storage': {
    asks: ['¿Dónde guardo mis cosas entre dos casas?', '¿Cómo funciona el guardamuebles?'],
    keywords: 'guardamuebles, almacén, almacenar, almacenamiento, trastero',
    text: 'Las cosas pueden esperar en el guardamuebles de una empresa, en contenedores precintados, o en un trastero al que entras cuando quieres. Pregunta si es seco y vigilado, cómo se asegura, con cuánto aviso se deja y qué cuesta entrar y sacar. Limpia y seca todo, deja entreabierta la nevera y pon al final lo que necesitarás primero.',
  },
  'general.cancel': {
    asks: [
      '¿Qué pasa si tengo que cancelar o aplazar la mudanza?',
      '¿Puedo cambiar la fecha de la mudanza?',
      '¿Qué hago si se cae la venta?',
      '¿Y si no me entregan las llaves a tiempo?',
      '¿Y si mi trabajo empieza más tarde de lo previsto?',
      '¿Cobran algo por cancelar la mudanza?',
      '¿Me devuelven la señal si cancelo la mudanza?',
      '¿Qué hago si se retrasa la fecha de la mudanza?',
    ],
    keywords:
      'cancelar, cancelación, cancelo, anular, aplazar, aplazamiento, posponer, cambiar la fecha, cambio de fecha, retraso de las llaves',
    text: 'Avisa enseguida a la empresa, por teléfono y después por escrito: cuanto antes, más barato. Busca en el contrato las condiciones para cancelar y aplazar: por lo general el cargo sube a medida que se acerca el día, y puede perderse la señal. Aplazar suele costar menos que cancelar. Si las llaves llegan tarde, un guardamuebles sirve de puente; pregunta pronto si hay un seguro contra retrasos. Pide que te confirmen por escrito cada fecha nueva. Ante todo cuentan las condiciones de tu empresa.',
  },
  'general.children': {
    asks: [
      '¿Cómo me mudo con niños?',
      '¿Cómo les digo a mis hijos que nos mudamos?',
      '¿Cómo hago la mudanza más fácil para los niños?',
      '¿Cómo ayudo a mis padres mayores a mudarse?',
      'La mudanza me estresa mucho, ¿qué ayuda?',
      'Me siento agobiado con la mudanza, ¿algún consejo?',
      '¿Quién cuida de los niños el día de la mudanza?',
      '¿Cómo me mudo con un bebé?',
    ],
    keywords:
      'niños, hijos, bebé, adolescentes, padres mayores, abuelos, estrés, estresado, estresada, agobiado, agobiada, nervios, ansiedad, niños pequeños',
    text: 'Cuenta pronto a los niños qué va a pasar y por qué, enséñales el nuevo lugar, aunque sea en fotos, y deja que cada uno llene su propia caja. Mantén las comidas y la hora de dormir, y reserva tiempo para las despedidas. Pide con tiempo los papeles del colegio y los historiales médicos. El día de la mudanza, que alguien los cuide, y monta primero su habitación. Con los padres mayores es parecido: ve despacio y deja que decidan qué se llevan. Y para tus nervios: una lista, cada día una cosa, y pide ayuda.',
  },
};
